import { narrowWindow } from './use-narrow';

/** CSS that makes antd's dialogs under the selector `root` fill the window on a phone. */
export const phoneDialog = (root: string): string => `@media ${narrowWindow}{
${root} .ant-modal{top:0;width:100vw!important;max-width:100vw;margin:0;padding:0;vertical-align:top}
${root} .ant-modal-container{min-height:100dvh;padding:16px;border-radius:0}
${root} .ant-modal-close{top:4px;inset-inline-end:4px;width:44px;height:44px}
${root} .ant-modal-title{padding-inline-end:40px}
${root} .ant-modal-body{max-height:none!important}
}`;
