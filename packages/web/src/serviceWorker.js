// Made into /sw.js by the build, which fills in the version and the list of files.
const CACHE = `hanga-${'VERSION'}`;
const files = FILES;

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Built files never change under their name: the cache first. The page itself: the network first, for updates.
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // What the server answers is true only now: the network, and nothing else.
  if (pathname.startsWith('/api/') || pathname === '/socket') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(request).then(found => found ?? fetch(request)));
});

// The server says that it is somebody's turn: a sentence and the table's address, nothing of the game.
self.addEventListener('push', event => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Whatever came must be shown: a browser that is woken for nothing stops asking.
  }
  const table = tableIn(told.url);
  event.waitUntil(
    self.registration.showNotification(typeof told.title === 'string' ? told.title : 'Hanga', {
      body: typeof told.body === 'string' ? told.body : '',
      icon: '/icon.svg',
      // A later turn at the same table takes the place of an earlier one.
      tag: `hanga-${table ?? ''}`,
      data: { table },
    }),
  );
});

/** Only a table of this very server: a message leads nowhere else. */
function tableIn(address) {
  return /\/table\/([\w-]{22})$/.exec(String(address))?.[1];
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.table));
});

async function goTo(table) {
  const address = new URL(table ? `/#/table/${table}` : '/', location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(page => page.url === address);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}
