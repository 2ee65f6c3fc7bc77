import './lib/theme.css';
