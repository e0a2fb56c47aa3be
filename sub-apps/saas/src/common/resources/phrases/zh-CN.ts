export const zhCN = {
  kind: { video: '视频', audio: '音频', document: '文档', image: '图片' },
  status: { uploading: '上传中', converting: '检查中', ready: '可用', failed: '不可用' },
  pages_other: '{{count}} 页',
  cover: {
    hint: '建议 1280 × 720，JPG、PNG 或 WebP，不超过 10 MB；可拖入或粘贴',
    choose: '选择图片',
    replace: '更换图片',
    remove: '移除',
    sending: '正在上传 {{percent}}',
    kind: '请选择 JPG、PNG 或 WebP 图片',
    size: '图片不能为空，且不超过 10 MB',
    failed: '上传失败，请重试',
  },
};
