export const zhCN = {
  refused: '未使用通行密钥。请重试，或用其他方式登录',
  absent: '此平台暂不支持通行密钥登录',
};
