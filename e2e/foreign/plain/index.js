import { api, on } from '@edu/shared-utility';
import { element, link } from './elements.js';
import { phrases } from './phrases.js';

function bedsPage(leaving) {
  const dialog = element('dialog', {
    ariaLabel: phrases.t('dialog'),
    textContent: phrases.t('dialog'),
  });
  const students = element('p', {});
  api.user
    .findByCondition({ pageNum: 1, pageSize: 1 }, { signal: leaving })
    .then(({ total }) => {
      students.textContent = phrases.t('students', { count: total });
    })
    .catch(() => {});
  return [
    element('h1', { textContent: phrases.t('title') }),
    students,
    element('button', { textContent: phrases.t('open'), onclick: () => dialog.showModal() }),
    link('/cove/plant', phrases.t('plant')),
    dialog,
  ];
}

async function pageOf(path, leaving) {
  if (path !== '/cove/plant') return bedsPage(leaving);
  const { plantPage } = await import('./plant.js');
  return plantPage();
}

let leaving;

/** Renders the page of the address; a later navigation or unmount cancels it. */
async function draw(box) {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const page = await pageOf(location.pathname, signal);
  if (!signal.aborted) box.replaceChildren(...page);
}

let end;

export async function bootstrap() {
  const sheet = element('link', {
    rel: 'stylesheet',
    href: new URL('app.css', import.meta.url).href,
  });
  await Promise.all([
    phrases.load(),
    new Promise((loaded) => {
      sheet.onload = sheet.onerror = loaded;
      document.head.append(sheet);
    }),
  ]);
}

export async function mount({ domElement }) {
  const box = element('div', { className: 'cove' });
  domElement.append(box);
  leaving = new AbortController();
  const follow = () => draw(box);
  window.addEventListener('single-spa:routing-event', follow);
  const stopListening = on('language:changed', follow);
  end = () => {
    window.removeEventListener('single-spa:routing-event', follow);
    stopListening();
    leaving.abort();
    box.remove();
  };
  await draw(box);
}

export async function unmount() {
  end();
}
