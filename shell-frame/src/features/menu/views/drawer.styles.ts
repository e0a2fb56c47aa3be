export const drawerStyles = `
.esf-drawer{inset:0 auto 0 0;width:min(320px,calc(100vw - 56px));height:100%;max-height:none;margin:0;border-radius:0;animation:esf-slide .15s ease-out}
.esf-drawer[open]{display:flex;flex-direction:column}
.esf-drawer-head{display:flex;flex:none;align-items:center;gap:4px;min-height:56px;padding:0 16px 0 4px;border-bottom:1px solid var(--esf-border)}
.esf-drawer-head strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.esf-drawer-close{flex:none;width:44px;height:44px;border:0;border-radius:var(--esf-radius);background:none;color:inherit;font-size:16px;cursor:pointer}
.esf-drawer-close:focus-visible{outline:2px solid var(--esf-accent);outline-offset:-2px}
.esf-drawer .esf-menu{flex:1;height:auto;border:0;background:none}
.esf-drawer :is(.esf-menu-row,.esf-text-button){min-height:44px}
@keyframes esf-slide{from{transform:translateX(-100%)}}
`;
