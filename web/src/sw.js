// Keeps the app on this device, whole: once it is installed, everything opens and plays without a network.
// The build writes here what it is made of, so that every build has a worker and a cache of its own.
const BUILD = __BUILD__;
const SHELL = `regency-${BUILD.version}`;
// What the screens ask the server about games and bots: the newest that was heard.
const LISTS = 'regency-lists';
const API = '/api/v1';
const LISTED = /^\/api\/v1\/(games|bots|games\/[^/]+\/cards)$/;
// The app's own files, and those of boards that games bring along.
const HASHED = /^\/(boards\/[^/]+\/)?assets\//;
// However a file was compressed on its way, it is the same.
const ANYHOW = { ignoreVary: true };
// A page that is still open may be of the build before.
const BUILDS_KEPT = 2;
// A network that is there and does not answer is waited for so long.
const PATIENCE = 2500;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([shell(), lists()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(newest(request, SHELL, '/'));
  else if (HASHED.test(pathname)) event.respondWith(asset(request));
  else if (LISTED.test(pathname)) event.respondWith(newest(request, LISTS, pathname));
});

// Somebody is wanted: what the message says is all that is shown. One of a kind replaces the one before.
self.addEventListener('push', (event) => {
  const { title, body, tag, url } = event.data.json();
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

// A page of ours that is open goes there; otherwise a new one does.
async function show(path) {
  const address = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => page.url === address) ?? pages[0];
  if (!there) return self.clients.openWindow(address);
  await there.focus();
  if (there.url !== address) await there.navigate(address);
}

// The page and every file of this build, the networks' weights only where they were asked for; what a build before had
// under the same name is the same file.
async function shell() {
  const cache = await caches.open(SHELL);
  await cache.add('/');
  for (const file of BUILD.files) {
    const known = await caches.match(file, ANYHOW);
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
  for (const file of BUILD.later) {
    const known = await caches.match(file, ANYHOW);
    if (known) await cache.put(file, known);
  }
}

// A server that has no time now is asked again when a screen wants to know.
async function lists() {
  const cache = await caches.open(LISTS);
  const games = await (await fetch(`${API}/games`)).json();
  const cards = games.map(({ name }) => `${API}/games/${name}/cards`);
  await cache.addAll([`${API}/games`, `${API}/bots`, ...cards]).catch(() => undefined);
}

async function tidy() {
  const builds = (await caches.keys()).filter((name) => name !== LISTS && name !== SHELL);
  await Promise.all(builds.slice(0, 1 - BUILDS_KEPT).map((name) => caches.delete(name)));
}

// The newest answer if there is a network, the kept one otherwise.
async function newest(request, name, key) {
  const cache = await caches.open(name);
  const kept = await cache.match(key, ANYHOW);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

// Files with a hash in their name never change.
async function asset(request) {
  const kept = await caches.match(request, ANYHOW);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}
