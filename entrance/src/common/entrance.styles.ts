import { narrowWindow } from '@edu/shared-utility';

/** All selectors start at the app's root; colours, sizes and durations are antd's tokens. */
export const styles = `
.ee-page{position:relative;display:grid;grid-template-columns:minmax(0,1.2fr) minmax(480px,1fr);min-height:100vh;isolation:isolate;background:var(--ee-surface);color:var(--ee-text);font-size:var(--ee-base);line-height:1.5714;font-family:var(--ee-font)}
.ee-page *{box-sizing:border-box}
[data-app=entrance] .ee-plain{padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer}
.ee-page :is(a,button):focus-visible{outline:2px solid var(--ee-link);outline-offset:2px;border-radius:4px}
.ee-page a{color:var(--ee-link);text-decoration:none}
.ee-page a:hover{text-decoration:underline}
.ee-backdrop{position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
.ee-page[data-dark] .ee-backdrop{filter:brightness(.22) saturate(1.3)}
.ee-page[data-dark] .ee-picture>img{filter:brightness(.75)}
.ee-picture{position:sticky;top:0;height:100vh;padding:24px 0 24px 24px}
.ee-picture>*{display:block;width:100%;height:100%;border-radius:var(--ee-radius-large);object-fit:cover}
.ee-art{background:color-mix(in srgb,var(--ee-primary) var(--ee-depth),var(--ee-ink))}
.ee-side{display:flex;flex-direction:column;min-height:100vh;padding:24px 40px 40px}
.ee-page[data-backdrop] .ee-picture>img{border-radius:0;object-fit:contain}
.ee-bar{display:flex;justify-content:flex-end;gap:16px;margin-bottom:16px}
.ee-glyph{display:block;width:18px;height:22px;fill:none;stroke:currentColor;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}
.ee-choice-row{display:flex;gap:4px;margin:0;padding:0;border:0;min-width:0;font-size:var(--ee-base)}
.ee-choice-row .ee-plain.ee-plain{padding:4px 8px;border-radius:4px;color:var(--ee-quiet);transition:color var(--ee-quick)}
.ee-choice-row .ee-plain.ee-plain:hover{color:var(--ee-text)}
.ee-choice-row .ee-plain.ee-plain[aria-pressed=true]{color:var(--ee-link);font-weight:600}
.ee-center{width:100%;max-width:400px;margin:auto;padding:24px 0}
.ee-wide .ee-center{max-width:480px}
.ee-page[data-backdrop] .ee-center{max-width:448px;padding:32px 24px;border-radius:var(--ee-radius-large);background:var(--ee-surface);box-shadow:var(--ee-shadow)}
.ee-page[data-backdrop] .ee-choice-row{border-radius:var(--ee-radius);background:var(--ee-surface)}
.ee-brand{margin-bottom:32px}
.ee-brand-row{display:flex;align-items:center;gap:12px}
.ee-logo{height:44px;max-width:280px;object-fit:contain;flex:none}
/* made for light pages: a plate around the picture, which keeps its place */
.ee-page[data-dark] img.ee-logo:not(.ee-plain){border-radius:var(--ee-radius);background:var(--ee-plate);box-shadow:0 0 0 6px var(--ee-plate)}
.ee-mark{fill:var(--ee-primary)}.ee-mark-page{fill:var(--ee-on-primary)}
.ee-mark-spine{fill:none;stroke:var(--ee-primary);stroke-width:2;stroke-linecap:round}
.ee-name{font-size:var(--ee-title);font-weight:600;color:var(--ee-heading);line-height:1.3;overflow-wrap:anywhere}
.ee-tagline{margin:12px 0 0;color:var(--ee-quiet)}
.ee-heading{margin:0 0 24px;font-size:var(--ee-title);font-weight:600;line-height:1.35;color:var(--ee-heading);outline:0}
.ee-lead{margin:-16px 0 24px;color:var(--ee-quiet)}
.ee-field{margin-bottom:10px}
.ee-field>label{display:block;margin-bottom:8px;color:var(--ee-text)}
.ee-row{display:flex;gap:8px}
.ee-help{min-height:24px;padding-top:2px;font-size:var(--ee-base);line-height:20px;color:var(--ee-quiet)}
.ee-help[data-problem]{color:color-mix(in srgb,var(--ee-error) 70%,var(--ee-text))}
.ee-field .ant-input-prefix{margin-inline-end:8px;color:var(--ee-quiet)}
.ee-eye.ee-plain.ee-plain{display:inline-flex;padding:4px;color:var(--ee-quiet)}
.ee-eye.ee-plain.ee-plain:hover{color:var(--ee-text)}
.ee-line{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;margin-bottom:20px}
.ee-alert{--ee-kind:var(--ee-error);display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-bottom:16px;padding:8px 12px;border:1px solid color-mix(in srgb,var(--ee-kind) 40%,var(--ee-surface));border-radius:var(--ee-radius);background:color-mix(in srgb,var(--ee-kind) 8%,var(--ee-surface))}
.ee-alert[data-kind=warning]{--ee-kind:var(--ee-warning)}
.ee-alert[data-kind=info]{--ee-kind:var(--ee-link)}
.ee-alert>svg{flex:none;align-self:start;color:var(--ee-kind)}
.ee-alert>div{flex:1;min-width:60%;overflow-wrap:anywhere}
.ee-alert p{margin:4px 0 0}
.ee-check{display:inline-flex;align-items:center;gap:8px;cursor:pointer}
.ee-check input{width:16px;height:16px;margin:0;accent-color:var(--ee-link);cursor:inherit}
.ee-check input:focus-visible{outline:2px solid var(--ee-link);outline-offset:2px}
.ee-notice{margin:-8px 0 24px;padding:12px 16px;border-radius:var(--ee-radius);background:var(--ee-primary-soft);color:var(--ee-text)}
.ee-slow{display:flex;align-items:center;justify-content:space-between;gap:8px;margin-top:12px;color:var(--ee-quiet)}
.ee-passkey{margin-top:12px}
.ee-passkey .ee-placeholder{height:40px;background:var(--ee-line)}
.ee-links>span{color:var(--ee-quiet)}
.ee-links{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:24px}
.ee-tabs{display:flex;gap:24px;margin:-8px 0 24px;border-bottom:1px solid var(--ee-line)}
.ee-tabs .ee-plain.ee-plain{position:relative;white-space:nowrap;padding:8px 0 12px;color:var(--ee-quiet);font-size:var(--ee-large);transition:color var(--ee-quick)}
.ee-tabs .ee-plain.ee-plain:hover{color:var(--ee-text)}
.ee-tabs .ee-plain.ee-plain[aria-selected=true]{color:var(--ee-link);font-weight:600}
.ee-tabs [aria-selected=true]::after{content:"";position:absolute;inset:auto 0 -1px;height:2px;background:var(--ee-link)}
.ee-busy{position:fixed;z-index:2;inset:0 0 auto;height:3px;background:linear-gradient(90deg,transparent,var(--edu-accent,currentColor),transparent) 0 0/50% 100% repeat-x;animation:ee-busy 1.2s linear infinite}
@keyframes ee-busy{from{background-position-x:0}to{background-position-x:100vw}}
@media (prefers-reduced-motion:reduce){.ee-busy{animation:none}}
.ee-group{margin:0;padding:0;border:0;min-width:0}
.ee-placeholder{--bar:linear-gradient(var(--ee-line) 0 0) no-repeat 0;height:272px;background:var(--bar) 30px/100% 40px,var(--bar) 134px/100% 40px,var(--bar) 232px/100% 40px;animation:ee-come .1s .2s backwards}
@keyframes ee-come{from{opacity:0}}
.ee-page .ee-send{flex:none;min-width:120px;padding-inline:12px;font-size:var(--ee-base)}
.ee-sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:959.98px){
.ee-page{grid-template-columns:minmax(0,1fr)}
.ee-picture{display:none}
.ee-side{padding:16px 24px 32px}
}
@media ${narrowWindow}{
.ee-side{padding:8px 16px 32px}
.ee-bar{justify-content:space-between;gap:0}
.ee-choice-row{gap:0}
.ee-choice-row .ee-plain.ee-plain{display:grid;place-items:center;min-width:44px;min-height:44px}
.ee-tabs{flex-wrap:wrap;gap:0 12px}
.ee-tabs .ee-plain.ee-plain{flex:none;min-width:44px;min-height:44px;font-size:var(--ee-base)}
.ee-line,.ee-links{row-gap:0}
.ee-line>*,.ee-links>*{display:inline-flex;align-items:center;min-height:44px}
.ee-page .ant-btn-sm{height:44px;padding-inline:16px}
.ee-eye.ee-plain.ee-plain{margin:-10px -8px;padding:14px}
}
`;
