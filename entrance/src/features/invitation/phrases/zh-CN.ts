export const zhCN = {
  title: '接受邀请',
  lead: '有机构邀请您成为其管理人员。请用收到邀请的手机号或邮箱获取验证码，确认是您本人。',
  means: '接受后，该机构可看到您的姓名和手机号，您的登录密码只能由您本人设置。',
  accept: '接受邀请',
  decline: '谢绝邀请',
  accepted: '您已加入{{organs}}',
  acceptedHint: '现在可以登录了。',
  clearedHint: '此账号的密码曾由他人设置，现已失效，请先通过手机验证码重置密码。',
  reset: '重置密码',
  and: '、',
  declined: '已谢绝邀请',
  declinedHint: '该机构不会得到您的任何信息，您的账号没有变化。',
};
