import type { Branch, MenuNodeDto, UserInfo } from '@edu/shared-utility';

/** The administrator of the demo tenant, as the server returns her. */
export const administrator: UserInfo = {
  userId: 'u1',
  phone: '13900000001',
  nickname: '小阳',
  name: '王晓阳',
  accountPhone: '13900000001',
  accountMail: 'admin@sunrise.example',
  idAuthStatus: 1,
};

export const branchOf = (n: number): Branch => ({
  id: `b${n}`,
  branch: `branch-${n}`,
  name: `分支${n}`,
  organ: `organ-${n}`,
  actor: `actor-${n}`,
  channel: `${n}`,
  ucode: `ucode-${n}`,
});

export const menuNode = (
  id: string,
  name: string,
  url: string,
  type: number,
  children: MenuNodeDto[] = [],
): MenuNodeDto => ({
  id,
  parentId: null,
  name,
  data: { systemTagName: 'saas', url, name, description: '', type },
  children,
});

export const serverMenu: MenuNodeDto[] = [
  menuNode('1', '学员中心', '', 1, [
    menuNode('11', '学员管理', '/student', 2),
    menuNode('12', '分组', '', 1, [menuNode('121', '班级', '/class', 2)]),
  ]),
  menuNode('2', '数据大盘', '/downtown', 2),
];
