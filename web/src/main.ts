import './lib/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte';
import { settings } from './settings.svelte';

settings.show();
await app.start();
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
