import './lib/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte';
import { settings } from './settings.svelte';

settings.show();
await app.reach(() => app.start());
const target = document.getElementById('app') as HTMLElement;
target.replaceChildren(); // the page's first paint has served
mount(App, { target });
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
