// Shows an export from a folder, without a network. Data comes from scripts in `data/`, each of which passes one page of a list to `kloak`: a page from a
// folder can read nothing else. All texts of people are inserted as plain text.
{
  const pageSize = 60;
  const at = (id) => document.getElementById(id);
  const waiting = new Map();
  const keyOf = ({ list, page }) => `${list}-${page}`;
  globalThis.kloak = (told) => waiting.get(told.list === undefined ? 'people' : keyOf(told))?.(told);

  /** Resolves with the data of a script; `undefined` if it is missing, since it may be in another archive. */
  const load = (name, key) =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      waiting.set(key, resolve);
      script.onerror = () => resolve(undefined);
      script.src = `data/${name}.js`;
      document.head.append(script);
    });

  /** The pages of a list, one after another; `isMissing`: some are in an archive that is not unpacked. */
  const openList = (list) => {
    const entries = [];
    const state = { entries, isWhole: false, isMissing: false, page: 0, more };
    async function more() {
      const page = state.page + 1;
      const told = await load(`${list}-${String(page).padStart(4, '0')}`, keyOf({ list, page }));
      state.page = page;
      state.isMissing = !told;
      state.isWhole = !told || told.isLast;
      if (told) entries.push(...told.entries);
    }
    return state;
  };

  /** An element with its attributes, and with texts and elements in it. */
  const make = (name, attributes = {}, ...inside) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...inside);
    return element;
  };
  const addressOf = (path) => path.split('/').map(encodeURIComponent).join('/');
  /** Camera times have no zone, so they are read as UTC. */
  const dayOf = (time) => new Date(/Z$|[+-]\d\d:\d\d$/.test(time) ? time : `${time}Z`);
  const dateText = (time, zone = 'UTC') => dayOf(time).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  /** A date as far as it is known; `timeForm` is for one with its time. */
  const takenText = ({ takenAt, takenPrecision, takenAbout }, timeForm = { dateStyle: 'long', timeStyle: 'short' }) => {
    const form = { day: { dateStyle: timeForm.dateStyle }, month: { month: 'long', year: 'numeric' }, year: { year: 'numeric' } }[takenPrecision] ?? timeForm;
    return `${takenAbout ? 'about ' : ''}${dayOf(takenAt).toLocaleString('en', { ...form, timeZone: 'UTC' })}`;
  };
  const countText = (count, one, many) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  const missingText = ' The others are in another archive: unpack all of them into this folder.';

  const items = openList('items');
  let matching = [];
  let looked = 0;
  let shownIndex = -1;

  const wordsOf = (item) => {
    const said = item.comments.map(({ text }) => text);
    return [item.title, item.description, item.file.name, takenText(item), item.takenAt, ...item.albums, ...said].join('\n').toLowerCase();
  };
  const matches = (item) => {
    const [words, album, kind] = [at('words').value.trim().toLowerCase(), at('album').value, at('kind').value];
    return (words === '' || wordsOf(item).includes(words)) && (album === '' || item.albums.includes(album)) && (kind === '' || item.kind === kind);
  };

  const unshown = (item) => `${item.file.name} is of a kind that this browser does not show.`;
  const pictureOf = (item) => {
    const isVideo = item.kind === 'VIDEO';
    const source = item.thumb ?? (isVideo ? undefined : item.path);
    const instead = isVideo ? 'Video' : item.file.name.split('.').at(-1).toUpperCase();
    const image = source === undefined ? instead : make('img', { src: addressOf(source), alt: isVideo ? 'Video' : '', loading: 'lazy', decoding: 'async' });
    if (source !== undefined) image.onerror = () => image.replaceWith(instead);
    return make('span', { class: 'picture' }, image, ...(isVideo ? [make('span', { class: 'play', 'aria-hidden': 'true' }, '▶')] : []));
  };

  const tileOf = (item, index) => {
    const button = make(
      'button',
      { type: 'button' },
      pictureOf(item),
      make('span', { class: 'name' }, item.title || item.file.name),
      make('span', { class: 'note' }, takenText(item, { dateStyle: 'medium' })),
    );
    button.onclick = () => openItem(index);
    return make('li', {}, button);
  };

  /** Shows the next page of matches; loads as many lists as that needs. */
  let turn = 0;
  const showMore = async () => {
    const mine = turn;
    const wanted = at('items').childElementCount + pageSize;
    while (true) {
      for (; looked < items.entries.length; looked++) if (matches(items.entries[looked])) matching.push(items.entries[looked]);
      if (matching.length > wanted || items.isWhole) break;
      await items.more();
      if (mine !== turn) return;
    }
    for (let index = at('items').childElementCount; index < Math.min(wanted, matching.length); index++) at('items').append(tileOf(matching[index], index));
    const shown = at('items').childElementCount;
    const isAll = shown === matching.length && items.isWhole;
    const found = countText(shown, 'item', 'items');
    at('photos-status').textContent = (isAll ? `${found}.` : `The newest ${found}.`) + (items.isMissing ? missingText : '');
    at('items-more').hidden = isAll;
  };
  const searchAgain = () => {
    turn++;
    matching = [];
    looked = 0;
    at('items').replaceChildren();
    void showMore();
  };

  const listOf = (comments) =>
    make(
      'ul',
      {},
      ...comments.map(({ by, at: time, text, replies = [] }) => {
        const note = make('span', { class: 'note' }, `${by || 'Somebody'} · ${dateText(time, undefined)}`);
        const said = make('p', { class: 'text' }, text || '(deleted)');
        return make('li', {}, note, said, ...(replies.length > 0 ? [listOf(replies)] : []));
      }),
    );

  const factsOf = (item) => {
    const { place, albums, hearts, file } = item;
    const facts = [
      ['Taken', takenText(item)],
      ...(place ? [['Place', `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`]] : []),
      ...(albums.length > 0 ? [['Albums', albums.join(', ')]] : []),
      ['Seen by', item.sharedWithFamily ? 'My family' : 'Only me'],
      ...(hearts.length > 0 ? [['Hearts', hearts.join(', ')]] : []),
    ];
    const link = make('a', { href: addressOf(item.path) }, file.name);
    return make('dl', {}, ...[...facts, ['File', link]].flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
  };

  const showItem = () => {
    const item = matching[shownIndex];
    const address = addressOf(item.path);
    const poster = item.thumb ? { poster: addressOf(item.thumb) } : {};
    const shown =
      item.kind === 'VIDEO' ? make('video', { src: address, controls: '', preload: 'metadata', ...poster }) : make('img', { src: address, alt: item.title });
    // The original is not turned itself.
    const turns = item.turned?.quarterTurns ?? 0;
    shown.className = `turned-${turns}`;
    at('shown').className = turns % 2 === 1 ? 'on-side' : '';
    shown.onerror = () => {
      at('shown').className = '';
      const small = item.thumb ? [make('img', { src: addressOf(item.thumb), alt: item.title })] : [];
      shown.replaceWith(...small, make('p', {}, unshown(item)));
    };
    at('shown').replaceChildren(shown);
    at('item-title').textContent = item.title || item.file.name;
    const comments = item.comments.length > 0 ? [make('h3', {}, 'Comments'), listOf(item.comments)] : [];
    at('told').replaceChildren(...(item.description ? [make('p', { class: 'text' }, item.description)] : []), factsOf(item), ...comments);
    at('newer').disabled = shownIndex === 0;
    at('older').disabled = shownIndex === matching.length - 1 && items.isWhole;
  };
  function openItem(index) {
    shownIndex = index;
    showItem();
    at('item').showModal();
  }
  const step = async (by) => {
    if (shownIndex + by >= matching.length && !items.isWhole) await showMore();
    if (!matching[shownIndex + by]) return;
    shownIndex += by;
    showItem();
  };
  at('newer').onclick = () => step(-1);
  at('older').onclick = () => step(1);
  at('close').onclick = () => at('item').close();
  at('item').onclose = () => {
    at('shown').replaceChildren();
    at('items').children[shownIndex]?.querySelector('button').focus();
  };
  at('item').onkeydown = ({ key, target }) => {
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') void step(-1);
    if (key === 'ArrowRight') void step(1);
  };

  const showAlbums = async () => {
    const albums = openList('albums');
    while (!albums.isWhole) await albums.more();
    for (const { name, description, items: count } of albums.entries) {
      at('album').append(make('option', { value: name }, name));
      const link = make('a', { href: '#photos' }, name);
      link.onclick = () => {
        at('album').value = name;
        searchAgain();
      };
      const note = make('span', { class: 'note' }, ` · ${countText(count, 'item', 'items')}`);
      at('albums-list').append(make('li', {}, link, note, ...(description ? [make('p', { class: 'text' }, description)] : [])));
    }
    if (albums.entries.length === 0) at('albums-list').append(make('li', {}, 'There are none.'));
  };

  const messages = openList('messages');
  const showMessages = async () => {
    const before = messages.entries.length;
    while (messages.entries.length === before && !messages.isWhole) await messages.more();
    for (const { at: time, group, with: others, text } of messages.entries.slice(before)) {
      const note = `${dateText(time, undefined)} · ${group ? `in ${group}` : `to ${others.join(', ') || 'somebody'}`}`;
      at('messages-list').append(make('li', {}, make('span', { class: 'note' }, note), make('p', { class: 'text' }, text || '(a picture)')));
    }
    const count = messages.entries.length;
    at('messages-status').textContent = count === 0 ? 'There are none.' : countText(count, 'message', 'messages') + (messages.isMissing ? missingText : '');
    at('messages-more').hidden = messages.isWhole;
  };

  const showPeople = async () => {
    const told = await load('people', 'people');
    if (!told) return;
    const { account, connections, groups } = told;
    at('whose').textContent = `What ${account.name} has in Kloak, as it was on ${dateText(account.exportedAt, undefined)}.`;
    const section = (title, entries) => {
      const rows = entries.length > 0 ? entries : ['There are none.'];
      at('people-lists').append(make('h3', {}, title), make('ul', { class: 'rows' }, ...rows.map((entry) => make('li', {}, entry))));
    };
    section(
      'Connections',
      connections.connections.map(({ name, email }) => (email ? `${name} (${email})` : name)),
    );
    for (const [title, list] of [
      ['They asked me', connections.received],
      ['I asked them', connections.sent],
      ['Blocked', connections.blocked],
    ])
      if (list.length > 0)
        section(
          title,
          list.map(({ name }) => name),
        );
    section(
      'Groups',
      groups.map(({ name, description, members }) => [name, countText(members, 'member', 'members'), description].filter(Boolean).join(' · ')),
    );
  };

  const parts = ['photos', 'albums', 'messages', 'people'];
  const showPart = () => {
    const chosen = parts.find((part) => location.hash === `#${part}`) ?? 'photos';
    for (const part of parts) at(part).hidden = part !== chosen;
    for (const link of document.querySelectorAll('nav a')) {
      if (link.hash === `#${chosen}`) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    scrollTo(0, 0);
  };
  addEventListener('hashchange', showPart);
  showPart();
  for (const id of ['words', 'album', 'kind']) at(id).oninput = searchAgain;
  at('items-more').onclick = () => void showMore();
  at('messages-more').onclick = () => void showMessages();
  void showMore();
  void showAlbums();
  void showMessages();
  void showPeople();
}
