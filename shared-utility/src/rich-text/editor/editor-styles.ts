import type { theme } from 'antd';

type Token = ReturnType<typeof theme.useToken>['token'];

/** Styles that only the editor needs. */
export const editorStyles = (token: Token): string => `
.rich-text-editor { border: 1px solid ${token.colorBorder}; border-radius: ${token.borderRadius}px; background: ${token.colorBgContainer}; color: ${token.colorText}; }
.rich-text-editor:focus-within { border-color: ${token.colorPrimary}; box-shadow: 0 0 0 2px ${token.controlOutline}; }
.rich-text-editor[data-invalid] { border-color: ${token.colorError}; }
.rich-text-editor[data-still] { background: ${token.colorBgContainerDisabled}; }
.rich-text-tools { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px; border-block-end: 1px solid ${token.colorSplit}; }
.rich-text-tools[data-compact] { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; }
.rich-text-tools hr { width: 1px; margin: 4px 2px; border: 0; background: ${token.colorSplit}; }
.rich-text-tools button { flex: none; min-width: 32px; height: 32px; padding: 0 6px; border: 0; border-radius: ${token.borderRadiusSM}px; background: none; color: inherit; font: inherit; cursor: pointer; }
.rich-text-tools button:hover:not(:disabled) { background: ${token.colorFillTertiary}; }
.rich-text-tools button:focus-visible { outline: 2px solid ${token.colorPrimary}; outline-offset: -2px; }
.rich-text-tools button[aria-pressed="true"] { background: ${token.controlItemBgActive}; color: ${token.colorPrimary}; }
.rich-text-tools button:disabled { color: ${token.colorTextDisabled}; cursor: default; }
@media (pointer: coarse) { .rich-text-tools button { min-width: 40px; height: 40px; } }
.rich-text-editor .tiptap { min-height: 9em; max-height: 60vh; padding: 8px 12px; overflow-y: auto; outline: none; }
.rich-text-editor[data-compact] .tiptap { min-height: 4em; }
.rich-text-editor[data-line] .tiptap { min-height: 0; padding: 4px 12px; }
.rich-text-foot { padding: 2px 12px 4px; color: ${token.colorTextSecondary}; font-size: ${token.fontSizeSM}px; text-align: end; }
.rich-text-editor .tiptap table { width: 100%; table-layout: fixed; }
.rich-text-editor .selectedCell { background: ${token.controlItemBgActive}; }
.rich-text-part-selected { outline: 2px solid ${token.colorPrimary}; outline-offset: 1px; border-radius: 4px; }
.rich-text-formula { padding: 0 2px; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
div > .rich-text-formula { display: block; width: 100%; }
.rich-text-incoming { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-block: 4px; padding: 6px 10px; border: 1px dashed ${token.colorBorder}; border-radius: 4px; color: ${token.colorTextSecondary}; font-size: ${token.fontSizeSM}px; }
.rich-text-incoming span { overflow-wrap: anywhere; }
.rich-text-incoming span[role="alert"] { color: ${token.colorErrorText}; }
.rich-text-incoming button { min-height: 32px; padding: 0 8px; border: 0; background: none; color: ${token.colorLink}; font: inherit; cursor: pointer; }
.rich-text-source, .rich-text-alt { box-sizing: border-box; }
.rich-text-source { width: 100%; padding: 6px 10px; border: 1px solid ${token.colorBorder}; border-radius: ${token.borderRadius}px; background: ${token.colorBgContainer}; color: ${token.colorText}; font-family: ${token.fontFamilyCode}; resize: vertical; }
.rich-text-alt { width: 100%; margin-block: 4px 8px; padding: 4px 8px; border: 1px solid ${token.colorBorder}; border-radius: 4px; background: none; color: inherit; font: inherit; }
`;
