// Part of the built document, whose build fills in the files of each page. An address tells what will be needed: it is
// fetched along with the page's own code, and not only once that code runs and asks for it.
(() => {
  const { pages, games } = FILES;
  const own = (of, name) => (Object.hasOwn(of, name) ? of[name] : undefined);
  const [page, first] = (location.hash || location.pathname).replace(/^#?\//, '').split('/');
  const kept = key => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  };
  // A table's address does not tell its game; where one has been there before, the browser knows.
  const game = own(games, page === 'table' ? own(kept('hanga-table-games'), first) : first);
  const spoken = kept('hanga-settings').language ?? (/^fr/.test(navigator.language) ? 'fr' : 'en');
  const rooms = { game: 'board', table: 'board', learn: 'tutorial', rules: 'rules' };
  const room = game?.[own(rooms, page)] ?? [];
  const words = room.length > 0 && page !== 'rules' ? (own(game, spoken) ?? []) : [];
  // Behind what the document itself asks for.
  setTimeout(() => {
    for (const file of new Set([...(own(pages, page) ?? []), ...room, ...words])) {
      const link = document.createElement('link');
      if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
      else link.rel = 'modulepreload';
      Object.assign(link, { crossOrigin: '', fetchPriority: 'low', href: file });
      document.head.append(link);
    }
  });
})();
