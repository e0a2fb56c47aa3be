import { narrowWindow } from '@edu/shared-utility';

/** Colours are the theme's variables, set on the root element; white on the bar is the theme's light text. */
export const headerStyles = `
.esf-bar{position:relative;z-index:30;display:flex;align-items:center;gap:4px;height:56px;padding:0 12px 0 0;
background:var(--esf-bar);color:var(--esf-on-bar);box-shadow:var(--esf-bar-shadow)}
.esf-bar-space{flex:1}
.esf-bar-end{display:flex;flex:none;align-items:center;justify-content:flex-end;gap:inherit}
.esf-logo{display:flex;align-items:center;height:40px;margin:0 8px 0 12px;padding:0 4px;color:inherit;
border-radius:var(--esf-radius);font-size:var(--esf-font-lg);font-weight:600;text-decoration:none;min-width:0}
.esf-logo img{display:block;box-sizing:border-box;height:36px;max-width:200px;padding:4px 8px;object-fit:contain;
border-radius:var(--esf-radius);background:var(--esf-plate)}
.esf-logo .esf-plain{padding-inline:0;background:none}
.esf-bar-button{display:flex;align-items:center;gap:8px;height:40px;min-width:40px;justify-content:center;
padding:0 10px;border:0;border-radius:var(--esf-radius);background:transparent;color:inherit;font:inherit;
cursor:pointer;transition:background .15s}
.esf-bar-button:hover,.esf-bar-button[aria-expanded=true][aria-haspopup]{background:color-mix(in srgb,var(--esf-on-bar) 14%,transparent)}
.esf-bar-button .anticon{font-size:16px}
.esf-bar-button .esf-caret{font-size:10px;opacity:.8}
.esf-bar-text{max-width:200px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-bar :focus-visible{outline:2px solid currentColor;outline-offset:-2px}
.esf-avatar{display:grid;place-items:center;flex:none;width:32px;height:32px;border-radius:50%;font-weight:600;
background:color-mix(in srgb,var(--esf-on-bar) 22%,transparent)}
.esf-user{display:grid;text-align:start;line-height:1.25}
.esf-user-name{max-width:140px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-user-phone{font-size:var(--esf-font-sm);font-variant-numeric:tabular-nums}
.esf-user-caption{display:none;padding:12px 12px 4px;color:var(--esf-text-secondary);overflow-wrap:anywhere}
.esf-user-caption strong{color:var(--esf-text)}
.esf-search kbd{padding:0 6px;border:1px solid color-mix(in srgb,var(--esf-on-bar) 40%,transparent);border-radius:var(--esf-radius-sm);font:inherit;font-size:var(--esf-font-sm)}
.esf-skip{position:fixed;z-index:60;top:8px;left:8px;padding:8px 16px;border-radius:var(--esf-radius);background:var(--esf-elevated);
color:var(--esf-accent);transform:translateY(-80px)}
.esf-skip:focus{transform:none;outline:2px solid}
@media (max-width:1199.98px){.esf-search :is(kbd,.esf-search-text){display:none}}
@media (max-width:1023.98px){.esf-bar-text{max-width:120px}.esf-user-name{max-width:96px}}
@media ${narrowWindow}{
.esf-bar{gap:0;padding:0 4px}
.esf-bar-button{flex:none;width:44px;height:44px;padding:0}
.esf-bar-button :is(.esf-bar-text,.esf-caret),.esf-user{display:none}
.esf-user-caption{display:block}
.esf-bar-button .anticon{font-size:20px}
.esf-logo{min-width:44px;height:44px;margin:0}
.esf-logo img{max-width:100%}
}
`;
