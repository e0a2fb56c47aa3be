import { narrowWindow, phoneDialog } from '@edu/shared-utility';

export const dialogStyles = `
.esf-dialog{width:min(440px,calc(100vw - 32px));padding:0;border:0;border-radius:var(--esf-radius-lg);background:var(--esf-elevated);
color:var(--esf-text);box-shadow:var(--esf-shadow);font:inherit}
.esf-dialog::backdrop{background:rgb(0 0 0/45%)}
.esf-dialog-body{padding:24px}
.esf-dialog-body h2{margin:0 0 8px;font-size:var(--esf-font-lg)}
.esf-dialog-body p{margin:0 0 16px;color:var(--esf-text-secondary)}
.esf-dialog-body ul{margin:0;padding-inline-start:20px;overflow-wrap:anywhere}
.esf-dialog-actions{display:flex;justify-content:flex-end;gap:8px;margin-top:24px}
.esf-lock::backdrop{background:color-mix(in srgb,var(--esf-surface) 72%,transparent);backdrop-filter:blur(16px)}
.esf-lock label{display:block;margin-bottom:8px}
.esf-lock .ant-input-password-icon{padding:6px;margin:-6px}
@media ${narrowWindow}{.esf-lock .ant-input-password-icon{padding:15px;margin:-15px}}
.esf-lock-refusal{margin-top:8px;color:var(--esf-error)}
.esf-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${phoneDialog('.esf-personal')}
`;
