import { narrowWindow } from '@edu/shared-utility';

/** Styles of the popup menus of all features. */
export const popupStyles = `
.esf-popup{position:relative}
.esf-popup-panel{position:absolute;inset-inline-end:0;top:calc(100% + 4px);min-width:max(100%,176px);max-width:320px;
max-height:calc(100vh - 80px);overflow:auto;padding:4px;border-radius:var(--esf-radius-lg);background:var(--esf-elevated);
color:var(--esf-text);box-shadow:var(--esf-shadow);animation:esf-in .12s ease-out}
.esf-popup-panel [role=menu]{outline:0}
.esf-popup-row{box-sizing:border-box;display:flex;align-items:center;gap:10px;width:100%;min-height:36px;padding:6px 12px;border:0;
border-radius:var(--esf-radius-sm);background:transparent;color:inherit;font:inherit;text-align:start;
text-decoration:none;cursor:pointer}
.esf-popup [data-apart]{margin-top:9px}
.esf-popup [data-apart]::before{content:"";position:absolute;inset:-5px 8px auto;border-top:1px solid var(--esf-border)}
.esf-popup-row,.esf-popup-set{position:relative}
.esf-popup-set{display:flex;flex-wrap:wrap;align-items:center;gap:6px 10px;padding:6px 12px}
.esf-choices{display:flex;flex:1 0 100%;gap:2px;margin:0;padding:2px;border:0;border-radius:var(--esf-radius);background:var(--esf-hover)}
.esf-choices>button{flex:1;min-height:28px;padding:0 10px;border:0;border-radius:var(--esf-radius-sm);background:none;color:inherit;font:inherit;white-space:nowrap;cursor:pointer}
.esf-choices>[aria-checked=true]{background:var(--esf-elevated);color:var(--esf-accent);font-weight:600;box-shadow:var(--esf-bar-shadow)}
.esf-popup-row:hover,.esf-popup-row:focus-visible{background:var(--esf-hover)}
.esf-popup-panel :focus-visible{outline:2px solid var(--esf-accent);outline-offset:-2px}
.esf-popup-row[role=menuitemradio][aria-checked=true]{background:var(--esf-accent-ground);color:var(--esf-accent);font-weight:600}
.esf-popup-label{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-switch{position:relative;flex:none;width:28px;height:16px;margin-inline-start:auto;border-radius:8px;background:var(--esf-text-quiet);transition:background .15s}
.esf-switch::after{content:"";position:absolute;top:2px;left:2px;width:12px;height:12px;border-radius:50%;background:var(--esf-elevated);transition:transform .15s}
[aria-checked=true]>.esf-switch{background:var(--esf-accent)}
[aria-checked=true]>.esf-switch::after{transform:translateX(12px)}
@media ${narrowWindow}{
.esf-popup{position:static}
.esf-popup-panel{position:fixed;inset:60px 8px auto;min-width:0;max-width:none}
.esf-popup-row,.esf-choices>button{min-height:44px}
}
@keyframes esf-in{from{opacity:0;transform:translateY(-4px)}}
`;
