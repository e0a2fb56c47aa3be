import { escapeHtml } from '../../platform-server/src/static/escape-html';
import { fillPage } from './page.js';

const bytes = { raw: 1, br: 1, gz: 1 };
const manifest = {
  systemjs: { file: '/modules/vendor/system-1a.js', integrity: 'sha384-s', bytes },
  boot: { file: '/modules/boot-1a.js', integrity: 'sha384-b', bytes },
  modules: {
    '/modules/root-config/index.js': {
      file: '/modules/root-config/index-1a.js',
      integrity: 'sha384-r',
      bytes,
      imports: [],
      chunks: [],
      dynamic: [],
    },
  },
};
const template = `<html lang="{{lang}}"><head><title>{{title}}</title>
    <meta name="csp-nonce" content="{{nonce}}" />
    <meta property="csp-nonce" nonce="{{nonce}}" />
    {{config}}
    <meta name="edu-preloads" content="{{preloads}}" />
    <style nonce="{{nonce}}">body { margin: 0; }</style>
    <script src="{{system}}" defer></script><script src="{{boot}}" defer></script></head></html>`;

test('the page for static hosts names hashed files and has no nonce', () => {
  const imports = { '@edu/root-config': '/modules/root-config/index.js' };
  const page = fillPage(template, manifest, imports, escapeHtml);
  expect(page).toContain('<script src="/modules/vendor/system-1a.js" defer>');
  expect(page).toContain('<script src="/modules/boot-1a.js" defer>');
  expect(page).toContain(
    '<meta name="edu-preloads" content="[[&quot;/modules/root-config/index-1a.js&quot;,&quot;sha384-r&quot;]]" />',
  );
  expect(page).toContain('<link rel="preload" as="fetch" href="/config.json"');
  expect(page).not.toMatch(/nonce|\{\{/);
});
