export const zhCN = {
  rowGone: '该学员已被删除或姓名已更改',
  bulk: {
    suspended_other: '已停用 {{count}} 名学员',
    active_other: '已启用 {{count}} 名学员',
    moved_other: '已移动 {{count}} 名学员',
    allTitle_other: '{{action}}全部 {{count}} 名符合条件的学员？',
    allHint: '包括其他页上的学员，此操作不能一次撤销。',
    started_other: '正在后台处理 {{count}} 名学员，可在任务中查看进度',
    undone: '已撤销',
    notUndone: '未能全部撤销：{{reason}}',
  },
  form: {
    addTitle: '新增学员',
    editTitle: '编辑学员',
    nameEmpty: '请输入姓名',
    phoneEmpty: '请输入手机号',
    optional: '选填',
    maskedHint: '号码已隐藏中间部分，不修改则保持不变',
    ownBranch: '默认为您所在的校区',
  },
  move: {
    title_other: '将 {{count}} 名学员移至',
    hint: '未选择的项目保持不变。',
    stays: '保持不变',
    submit: '移动',
    cancel: '取消',
  },
  import: {
    title: '导入学员',
    intro: '先下载模板，填写后上传。上传后会逐格检查，确认后才会导入；一次最多 10000 行。',
  },
};
