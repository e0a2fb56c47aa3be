import { createHash } from 'node:crypto';
import type { Locale } from '@edu/shared-utility/contract';
import { escapeHtml } from '../static/escape-html';
import { dashboard } from './dashboard';
import type { Figures } from './platform-figures';
import { styles } from './styles';
import { localeFor, type Texts, texts } from './texts';

/** Parameters that the shell passes (specification §2, framed pages), with a code in place of the token. */
const passedParameters = ['actor', 'organ', 'channel', 'branch'] as const;
const secrets = ['token', 'code'] as const;

/** Removes the session from the frame's own address, then reports the result to the embedding page. */
const script = (text: string): string =>
  `history.replaceState(null,'',location.pathname);parent.postMessage({type:'data-admin:${text}'},'*')`;

/** The embedding page sends its language at once and after each change. */
const languages = `addEventListener('message',({data,source})=>{
if(source===parent&&data?.type==='shell:language'&&document.querySelector('main[lang="'+CSS.escape(data.language)+'"]'))
{document.documentElement.lang=data.language;document.title=document.querySelector('main[lang="'+CSS.escape(data.language)+'"] h1').textContent}})`;

/** Reports input in the frame, which the embedding page does not see, so that the session does not become idle. */
const activityScript = `let last=0;for(const name of ['pointerdown','keydown','input','wheel'])addEventListener(name,()=>{
if(Date.now()-last<5000)return;last=Date.now();parent.postMessage({type:'data-admin:touched'},'*')},{passive:true,capture:true})`;

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface DataAdminPage {
  readonly html: string;
  readonly csp: string;
}

export interface PageInput {
  readonly query: URLSearchParams;
  /** Nickname of the session's user; null if refused. */
  readonly user: string | null;
  /** Null if the person may not see any. */
  readonly figures: Figures | null;
  /** Value of `Accept-Language`. */
  readonly accepted: string;
}

/** Shortens an id so that two can still be told apart. */
const maskSecret = (value: string): string =>
  value.length > 8 ? `${value.slice(0, 4)}…${value.slice(-4)}` : value;

function receivedTable(query: URLSearchParams, t: Texts): string {
  // the token is not displayed, so that nobody can read it off the screen
  const secretParameters = secrets.filter((name) => query.has(name));
  const names = new Set<string>([
    ...(secretParameters.length > 0 ? secretParameters : ['token']),
    ...passedParameters,
    ...query.keys(),
  ]);
  const receivedNames = new Set<string>(passedParameters);
  const row = (name: string): string => {
    const value = query.get(name);
    const isSecret = secrets.some((secret) => secret === name);
    const shownText = escapeHtml(receivedNames.has(name) ? maskSecret(value ?? '') : (value ?? ''));
    const shownValue = isSecret ? `<i>${t.hidden}</i>` : shownText;
    return `<tr><th scope="row">${escapeHtml(name)}</th><td>${value === null ? `<i>${t.missing}</i>` : shownValue}</td></tr>`;
  };
  return `<details><summary>${t.received}</summary>
<table><thead><tr><th scope="col">${t.name}</th><th scope="col">${t.value}</th></tr></thead><tbody>${[...names].map(row).join('')}</tbody></table>
<p>${t.try}</p>
<ul><li><code>/bi-admin/refused</code> ${t.refused}</li><li><code>/bi-admin/hanging</code> ${t.hanging}</li></ul></details>`;
}

function body(locale: Locale, { query, user, figures }: PageInput): string {
  const t = texts[locale];
  const state = user === null ? t.noSession : t.welcome.replace('{name}', () => user);
  return `<main lang="${locale}"><h1>${t.title}</h1>
<p>${t.note} <strong role="status">${escapeHtml(state)}</strong></p>
${user === null ? '' : dashboard(figures, t, locale)}${receivedTable(query, t)}</main>`;
}

/** A small dashboard in all languages at once, since the token with which the figures were read is not kept. */
export function dataAdminPage(input: PageInput): DataAdminPage {
  const lang = localeFor(input.accepted);
  const text =
    input.user === null ? script('refused') : `${languages};${script('ready')};${activityScript}`;
  const html = `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts[lang].title}</title>
<style>${styles}</style>
${Object.keys(texts)
  .map((locale) => body(locale as Locale, input))
  .join('\n')}
<script>${text}</script>
</html>`;
  const csp = `default-src 'none'; style-src ${digest(styles)}; script-src ${digest(text)}; base-uri 'none'; form-action 'none'`;
  return { html, csp };
}
