/** Texts of the shared module itself; those of the specification are exact. */
export const zhCN = {
  network: '网络异常，请重新尝试',
  crashed: {
    title: '页面出现问题',
    safe: '已保存的数据不受影响。',
    retry: '重试',
    home: '返回首页',
  },
  validation: {
    mobileForm: '请输入正确的手机号',
    mobileDialog: '手机号码不正确',
    emailForm: '请输入正确的邮箱账号',
    emailDialog: '邮箱格式不正确',
    nicknameEmpty: '昵称不能为空',
    nameTooLong: '最多{{limit}}个字符',
    password: '请设置8-20位，数字、大小写字母、字符组合密码',
    idNumber: '身份证号格式不正确',
    landline: '固定电话格式不正确',
    creditCode: '统一社会信用代码为18位数字或大写字母',
    authCode: '请输入6位数字验证码',
    passwordOldEmpty: '请输入原登录密码',
    passwordNewEmpty: '请输入新登录密码',
    passwordRepeatEmpty: '请再次输入新登录密码',
    passwordsDiffer: '两次密码输入不一致',
    newPhoneEmpty: '请输入新的手机号',
    newEmailEmpty: '请输入新的邮箱号',
  },
} as const;
