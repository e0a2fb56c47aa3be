import { createHash } from 'node:crypto';
import { escapeHtml } from '../static/page';
import { textsFor } from './texts';

/** What the shell hands over (specification §2, framed pages). */
const handedOver = ['token', 'actor', 'organ', 'channel', 'branch'] as const;

const styles = `
:root{color-scheme:light dark;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
body{max-width:880px;margin:0;padding:24px;background:Canvas;color:CanvasText}
h1{margin:0 0 4px;font-size:20px}
p{margin:0 0 16px}
p:has(+ul){margin-bottom:4px}
table{width:100%;border-collapse:collapse;margin:0 0 24px}
th,td{padding:8px 12px;border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);text-align:start}
th{white-space:nowrap;font-weight:600}
td{width:100%;overflow-wrap:anywhere;font-family:ui-monospace,monospace}
i{opacity:.75;font-family:system-ui,sans-serif}
ul{margin:0;padding-inline-start:20px}
code{margin-inline-end:8px}
`;

/** The session leaves the site's own address too; then the page around it hears how it went. */
const script = (said: string): string =>
  `history.replaceState(null,'',location.pathname);parent.postMessage({type:'data-admin:${said}'},'*')`;

/** Hands in an embedded site are unseen by the page around it, which would take the session for left alone. */
const touches = `let last=0;for(const name of ['pointerdown','keydown','input','wheel'])addEventListener(name,()=>{
if(Date.now()-last<5000)return;last=Date.now();parent.postMessage({type:'data-admin:touched'},'*')},{passive:true,capture:true})`;

const digest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface DataAdminPage {
  readonly html: string;
  readonly csp: string;
}

interface PageInput {
  readonly query: URLSearchParams;
  /** Nickname of the session's user; null: refused. */
  readonly user: string | null;
  /** Value of `Accept-Language`. */
  readonly accepted: string;
}

/** Shows what the site was given and whose session it is. */
export function dataAdminPage({ query, user, accepted }: PageInput): DataAdminPage {
  const t = textsFor(accepted);
  const names = new Set<string>([...handedOver, ...query.keys()]);
  const row = (name: string): string => {
    const value = query.get(name);
    // whoever looks over a shoulder must not read a session off the screen
    const told = name === 'token' ? `<i>${t.hidden}</i>` : escapeHtml(value ?? '');
    const shown = value === null ? `<i>${t.missing}</i>` : told;
    return `<tr><th scope="row">${escapeHtml(name)}</th><td>${shown}</td></tr>`;
  };
  const said = user === null ? script('refused') : `${script('ready')};${touches}`;
  const state = user === null ? t.noSession : t.welcome.replace('{name}', () => user);
  const html = `<!doctype html>
<html lang="${t.lang}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title}</title>
<style>${styles}</style>
<h1>${t.title}</h1>
<p>${t.note}</p>
<p role="status"><strong>${escapeHtml(state)}</strong></p>
<table><thead><tr><th>${t.name}</th><th>${t.value}</th></tr></thead><tbody>${[...names].map(row).join('')}</tbody></table>
<p>${t.try}</p>
<ul><li><code>/bi-admin/refused</code> ${t.refused}</li><li><code>/bi-admin/hanging</code> ${t.hanging}</li></ul>
<script>${said}</script>
</html>`;
  const csp = `default-src 'none'; style-src ${digest(styles)}; script-src ${digest(said)}; base-uri 'none'; form-action 'none'`;
  return { html, csp };
}
