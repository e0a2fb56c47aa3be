export const keysStyles = `
.esf-keys{width:min(520px,calc(100vw - 32px));max-height:calc(100vh - 64px);overflow:auto}
.esf-keys-head{position:sticky;top:0;display:flex;align-items:center;justify-content:space-between;padding:16px 16px 8px 24px;background:var(--esf-elevated)}
.esf-keys-head h2{margin:0;font-size:var(--esf-font-lg)}
.esf-keys-head button{width:44px;height:44px;border:0;border-radius:var(--esf-radius);background:none;color:inherit;font:inherit;font-size:20px;cursor:pointer}
.esf-keys-head button:hover{background:var(--esf-hover)}
.esf-keys-head button:focus-visible{outline:2px solid var(--esf-primary);outline-offset:-2px}
.esf-keys dl{margin:0;padding:0 24px 24px}
.esf-keys h3{margin:0;padding:0 24px 8px;font-size:var(--esf-font-md,14px)}
.esf-keys dl>div{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:8px 0;border-top:1px solid var(--esf-border)}
.esf-keys dd{display:flex;flex:none;gap:8px;margin:0}
.esf-keys kbd{min-width:16px;padding:2px 8px;border:1px solid var(--esf-border);border-radius:var(--esf-radius-sm);background:var(--esf-hover);
font:inherit;font-size:var(--esf-font-sm);text-align:center;white-space:nowrap}
`;
