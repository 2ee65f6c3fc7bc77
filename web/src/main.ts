import './lib/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './app.svelte';
import { settings } from './settings.svelte';

/** Milliseconds after which the first screen is there and its network quiet. */
const AFTER_THE_SCREEN = 2000;

settings.show();
await app.reach(() => app.start());
const target = document.getElementById('app') as HTMLElement;
target.replaceChildren(); // the page's first paint has served
mount(App, { target });
// Everything for days without a network is fetched when the first screen has all it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), AFTER_THE_SCREEN);
