import { narrowWindow } from '@edu/shared-utility';

export const inboxStyles = `
.esf-inbox-button{position:relative}
.esf-inbox-count{position:absolute;top:2px;inset-inline-start:22px;box-sizing:border-box;min-width:18px;height:18px;padding:0 5px;border-radius:9px;
background:var(--esf-on-bar);color:var(--esf-bar);font-size:11px;font-weight:600;line-height:18px;text-align:center;font-variant-numeric:tabular-nums}
.esf-inbox{width:380px;max-width:380px;padding:0}
.esf-bar .esf-inbox:focus-visible{outline:0}
.esf-inbox>header{position:sticky;top:0;z-index:1;display:flex;align-items:center;min-height:44px;padding:0 16px;background:inherit;border-bottom:1px solid var(--esf-border)}
.esf-inbox h2{flex:1;margin:0;font-size:var(--esf-font-lg)}
.esf-inbox ul{margin:0;padding:0;list-style:none}
.esf-inbox li+li{border-top:1px solid var(--esf-border)}
.esf-inbox-row{position:relative;box-sizing:border-box;display:grid;gap:2px;width:100%;min-height:44px;padding:10px 16px 10px 28px;border:0;background:none;color:inherit;font:inherit;
text-align:start;text-decoration:none;cursor:pointer}
.esf-inbox-row:hover,.esf-inbox-foot:hover{background:var(--esf-hover)}
.esf-inbox strong{overflow-wrap:anywhere}
.esf-inbox strong[data-read]{font-weight:400}
.esf-inbox-dot{position:absolute;top:18px;inset-inline-start:12px;width:8px;height:8px;border-radius:50%;background:var(--esf-accent)}
.esf-inbox-about{color:var(--esf-text-secondary);font-size:var(--esf-font-sm)}
.esf-inbox-link{min-height:24px;padding:0;border:0;background:none;color:var(--esf-accent);font:inherit;cursor:pointer}
.esf-inbox-link:disabled{color:var(--esf-text-disabled);cursor:default}
.esf-inbox-note{margin:0;padding:24px 16px;color:var(--esf-text-secondary);text-align:center}
.esf-inbox-note p{margin:0 0 8px}
.esf-inbox-refused{margin:0;padding:8px 16px;color:var(--esf-error)}
.esf-inbox-foot{position:sticky;bottom:0;box-sizing:border-box;display:block;width:100%;min-height:44px;padding:10px 16px;border:0;border-top:1px solid var(--esf-border);background:var(--esf-elevated);
color:var(--esf-accent);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.esf-inbox-message{padding:12px 16px 20px}
.esf-inbox-message h3{margin:12px 0 4px;font-size:var(--esf-font-lg);overflow-wrap:anywhere}
.esf-inbox-text{white-space:pre-wrap;overflow-wrap:anywhere}
.esf-inbox-message a{color:var(--esf-accent)}
.esf-inbox-job{display:grid;gap:4px;padding:12px 16px;justify-items:start}
.esf-inbox-job progress{width:100%;height:8px;accent-color:var(--esf-accent)}
.esf-inbox-kept{margin:0;padding:8px 16px}
@media ${narrowWindow}{
.esf-inbox{width:auto}
.esf-inbox-count{inset-inline-start:24px}
.esf-inbox-link{min-height:44px}
}
`;
