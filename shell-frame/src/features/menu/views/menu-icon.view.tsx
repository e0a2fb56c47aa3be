import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import PayCircleOutlined from '@ant-design/icons/es/icons/PayCircleOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { MenuNode } from '@edu/shared-utility';
import type { ComponentType } from 'react';
import { isPage } from '../data/menu-tree';

/** The server names no icons: the words of the addresses below an entry do. First match wins. */
const byWord: readonly (readonly [RegExp, ComponentType])[] = [
  [/homepage|\/home\b/, HomeOutlined],
  [/jiazheng|help/, QuestionCircleOutlined],
  [/student|teacher|organ|talent|depart|account/, TeamOutlined],
  [/role|permission|tenant|setting|config/, SettingOutlined],
  [/certificate/, SafetyCertificateOutlined],
  [/exam|question|paper|task|form|declare/, AuditOutlined],
  [/course|train|live|resource|cms/, ReadOutlined],
  [/finance|payment|exchange|order/, PayCircleOutlined],
  [/screen|statistic|bi-|daas|data|feimei|ysx|smyxt|dashboard/i, BarChartOutlined],
];

const firstAddress = (node: MenuNode, depth = 0): string =>
  node.path || (depth < 4 && node.children[0] ? firstAddress(node.children[0], depth + 1) : '');

export function MenuIcon({ node }: { readonly node: MenuNode }) {
  const address = firstAddress(node);
  const fallback = isPage(node) ? FileTextOutlined : AppstoreOutlined;
  const Icon = byWord.find(([word]) => word.test(address))?.[1] ?? fallback;
  return (
    <span className="esf-menu-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
