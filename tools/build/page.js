import { readFile } from 'node:fs/promises';
import { closure } from './closure.js';
import { inRepo } from './paths.js';
import { serverModule } from './server-module.js';

/**
 * dist/index.html for a host that only serves files: the server's page without what the server
 * alone knows (a nonce, the tenant). Its preloads are those that every page needs.
 *
 * @param {import('./manifest.js').Manifest} manifest
 * @param {import('./import-map.js').ImportMap} importMap
 * @returns {Promise<string>}
 */
export async function staticPage(manifest, importMap) {
  const template = await readFile(inRepo('root-config/index.html'), 'utf8');
  const { escapeHtml } = await serverModule('static/escape-html.ts');
  return fillPage(template, manifest, importMap.imports, escapeHtml);
}

const defaultTitle = '共享教育资源 传承人类文明';

/**
 * @param {string} template root-config/index.html, places marked `{{name}}`
 * @param {import('./manifest.js').Manifest} manifest
 * @param {Record<string, string>} imports
 * @param {(text: string) => string} escapeHtml the server's
 * @returns {string} HTML
 */
export function fillPage(template, manifest, imports, escapeHtml) {
  const { modules, systemjs, boot, firstPaint, nativeMap } = manifest;
  const first = closure(['@edu/root-config', '@edu/shared-utility'], imports, manifest);
  const integrity = new Map(
    Object.values(modules).flatMap((module) =>
      [module, ...module.chunks].map((built) => [built.file, built.integrity]),
    ),
  );
  /** @type {Record<string, string>} */
  const values = {
    lang: 'zh-CN',
    icon: 'data:,',
    title: defaultTitle,
    system: systemjs.file,
    systemIntegrity: systemjs.integrity,
    // who only serves files may put another config.json beside them
    config: '<link rel="preload" as="fetch" href="/config.json" crossorigin="anonymous" />',
    boot: boot?.file ?? '',
    bootIntegrity: boot?.integrity ?? '',
    firstPaint: firstPaint ? `<script>${firstPaint.text}</script>` : '',
    nativeMap: nativeMap ? `<script type="importmap">${nativeMap.text}</script>` : '',
    preloads: escapeHtml(
      JSON.stringify([...first.keys()].map((file) => [file, integrity.get(file)])),
    ),
  };
  return template
    .replace(/\n\s*<meta (?:name|property)="csp-nonce"[^>]*>/g, '')
    .replace(/ nonce="\{\{nonce\}\}"/g, '')
    .replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}
