export const zhCN = {
  kind: { video: '视频', audio: '音频', document: '文档', image: '图片' },
  status: { uploading: '上传中', converting: '检查中', ready: '可用', failed: '不可用' },
  pages_other: '{{count}} 页',
};
