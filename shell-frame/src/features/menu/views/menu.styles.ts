/** `content-visibility`: rows outside the window are neither laid out nor painted, so that long menus stay fast. */
export const menuStyles = `
.esf-menu{box-sizing:border-box;height:100%;overflow:hidden auto;padding:8px 0 24px;background:var(--esf-surface);
color:var(--esf-text);border-inline-end:1px solid var(--esf-border);scrollbar-width:thin}
.esf-menu-list{margin:0;padding:0;list-style:none}
.esf-menu-list>li{content-visibility:auto;contain-intrinsic-size:auto 40px}
.esf-rail>li{content-visibility:visible}
.esf-menu-row{box-sizing:border-box;position:relative;display:flex;align-items:center;gap:8px;width:calc(100% - 8px);
min-height:40px;margin:0 4px;padding:6px 4px 6px 12px;border:0;border-radius:var(--esf-radius);background:transparent;
color:inherit;font:inherit;line-height:1.35;text-align:start;text-decoration:none;cursor:pointer;transition:background .15s}
.esf-menu-list[data-depth="1"]>li>.esf-menu-row{padding-inline-start:36px}
.esf-menu-list[data-depth="2"]>li>.esf-menu-row{padding-inline-start:50px}
.esf-menu-list[data-depth="3"]>li>.esf-menu-row{padding-inline-start:62px}
.esf-menu-list[data-depth]:not([data-depth="0"],[data-depth="1"],[data-depth="2"],[data-depth="3"])>li>.esf-menu-row{padding-inline-start:70px}
.esf-menu-row:hover{background:var(--esf-hover)}
.esf-menu-row[aria-current]{background:var(--esf-mark-ground);color:var(--esf-mark);font-weight:500}
.esf-menu-row[data-trail]{color:var(--esf-mark);font-weight:500}
.esf-menu:lang(en),.esf-menu:lang(fr){font-size:13px}
.esf-menu-row[aria-disabled]{color:var(--esf-text-disabled);cursor:not-allowed;background:none}
.esf-menu :focus-visible{outline:2px solid var(--esf-accent);outline-offset:-2px}
.esf-menu-icon{flex:none;display:grid;place-items:center;width:16px;font-size:16px}
.esf-menu-text{flex:1;min-width:0;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.esf-menu-arrow{flex:none;font-size:10px;color:var(--esf-text-quiet);transition:transform .15s}
[aria-expanded=true]>.esf-menu-arrow{transform:rotate(90deg)}
.esf-menu[data-collapsed] .esf-rail>li .esf-menu-row:has(>.esf-hidden){justify-content:center;padding:0;width:38px}
.esf-flyout{position:fixed;z-index:40;inset-inline-start:50px;min-width:176px;max-width:300px;max-height:calc(100vh - 16px);
overflow:auto;padding:4px 0;border-radius:var(--esf-radius-lg);background:var(--esf-elevated);box-shadow:var(--esf-shadow);
animation:esf-in .12s ease-out}
.esf-flyout::before{content:"";position:absolute;inset:0 100% 0 -8px}
.esf-flyout-title{padding:8px 16px;font-weight:600}
.esf-flyout:not([data-plain]) .esf-flyout-title{color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
.esf-flyout .esf-menu-list[data-depth="1"]>li>.esf-menu-row{padding-inline-start:12px}
.esf-flyout .esf-menu-list[data-depth="2"]>li>.esf-menu-row{padding-inline-start:24px}
.esf-menu-skeleton{padding:4px 12px;opacity:0;animation:esf-show 0s .2s forwards}
.esf-menu-skeleton i{display:block;height:14px;margin:14px 0 26px;border-radius:var(--esf-radius-sm);background:var(--esf-hover)}
.esf-menu-note{display:grid;gap:6px;padding:12px;font-size:var(--esf-font-sm);color:var(--esf-text-secondary);overflow-wrap:anywhere}
.esf-menu-note strong{color:var(--esf-text)}
.esf-menu[data-collapsed] .esf-menu-note>:not(button){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.esf-menu[data-collapsed] .esf-menu-note{padding:4px}
.esf-text-button{justify-self:start;padding:4px 0;border:0;background:none;color:var(--esf-accent);font:inherit;cursor:pointer}
.esf-text-button:hover{text-decoration:underline}
.esf-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@keyframes esf-show{to{opacity:1}}
@media (prefers-reduced-motion:reduce){.esf *{transition:none!important;animation-duration:0s!important}}
`;
