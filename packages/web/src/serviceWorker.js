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
  // API answers are never cached: network only. Where there is no server, the answer is an empty one:
  // a page that works without any should not look broken to whoever opens the console.
  if (pathname.startsWith('/api/')) {
    event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 })));
    return;
  }
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
    // Every push must show a notification: browsers end a subscription whose pushes show nothing.
  }
  const table = tableIn(told.url);
  event.waitUntil(
    self.registration.showNotification(typeof told.title === 'string' ? told.title : 'Hanga', {
      body: typeof told.body === 'string' ? told.body : '',
      icon: '/icon.svg',
      // A later notification of the same table replaces an earlier one.
      tag: `hanga-${table ?? ''}`,
      data: { table },
    }),
  );
});

/** The table's id. The rest of the address is ignored: a message cannot lead to another site. */
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
