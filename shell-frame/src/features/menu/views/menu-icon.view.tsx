import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import SlidersOutlined from '@ant-design/icons/es/icons/SlidersOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { MenuIconName, MenuNode } from '@edu/shared-utility';
import type { ComponentType } from 'react';
import { isPage } from '../data/menu-tree';
import { iconOf } from '../data/module-entry-options';

/** Paths on a 16-pixel grid, a tenth of the size of antd's icons. */
const strokes = {
  building: 'M3 14V2.5h6V14M9 7h4v7M1.5 14h13M5 5.5h2M5 8h2M5 10.5h2',
  bubble: 'M2 3h12v8H8.5L5 13.5V11H2zM5 6h6M5 8.5h4',
  cap: 'M1 6l7-3 7 3-7 3zM4 7.5V11c2 1.7 6 1.7 8 0V7.5M14.5 6.5V11',
  coin: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M5.5 4.5L8 8l2.5-3.5M8 8v3.5M6 8.5h4',
  drum: 'M3 4c0-2 10-2 10 0s-10 2-10 0v8c0 2 10 2 10 0V4M3 8c0 2 10 2 10 0',
  shield: 'M8 1.5L13 3v5c0 3-2 5-5 6.5C5 13 3 11 3 8V3zM5.5 8l2 2 3.5-4',
  sheet: 'M12.5 7V1.5h-9v13h4M6 4.5h4M6 7h2M8.5 11.5l2 2 3.5-4',
  tree: 'M6 2h4v3.5H6zM1.5 10.5h4V14h-4zM10.5 10.5h4V14h-4zM8 5.5V8M3.5 10.5V8h9v2.5',
  window: 'M2 2.5h12v11H2zM2 6h12M6 6v7.5',
} as const;
type StrokeName = keyof typeof strokes;

/** Icons of antd that a foreign module's entry may name, besides the paths above. */
const byName: Readonly<Record<Exclude<MenuIconName, StrokeName>, ComponentType>> = {
  apps: AppstoreOutlined,
  book: ReadOutlined,
  chart: BarChartOutlined,
  file: FileTextOutlined,
  help: QuestionCircleOutlined,
  home: HomeOutlined,
  people: TeamOutlined,
  settings: SlidersOutlined,
};

const iconsByWord = new Map<string, ComponentType | StrokeName>([
  ...Object.keys(strokes).map((name) => [name, name as StrokeName] as const),
  ...Object.entries(byName),
]);

/**
 * The product's own entries have no icon in the data, so the icon is chosen by the first address below an entry; the
 * first match wins. Directories of one menu have different icons, since the collapsed menu shows nothing else.
 */
const byWord: readonly (readonly [RegExp, ComponentType | StrokeName])[] = [
  [/homepage|\/home$/, HomeOutlined],
  [/jiazheng|help/, QuestionCircleOutlined],
  [/platform\/tenant/, 'tree'],
  [/modules|permission/, AppstoreOutlined],
  [/organ|teacher|depart|account|role|registration|audit/, 'building'],
  [/student|talent/, TeamOutlined],
  [/message|exchange|finance/, 'bubble'],
  [/modular|site/, 'window'],
  [/tenant|setting|config/, SlidersOutlined],
  [/exam|question|paper/, 'sheet'],
  [/certificate/, 'shield'],
  [/task|train|declare|housekeeping|\bform\b/, 'cap'],
  [/course|live|resource/, ReadOutlined],
  [/cms/, FileTextOutlined],
  [/payment|order/, 'coin'],
  [/bi-|daas/, 'drum'],
  [/screen|statistic|data|feimei|ysx|smyxt|downtown|dashboard/i, BarChartOutlined],
];

const firstAddress = (node: MenuNode, depth = 0): string =>
  node.path || (depth < 4 && node.children[0] ? firstAddress(node.children[0], depth + 1) : '');

const Drawing = ({ of }: { readonly of: StrokeName }) => (
  <svg
    data-icon={of}
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
    aria-hidden="true"
  >
    <path d={strokes[of]} />
  </svg>
);

export function MenuIcon({ node }: { readonly node: MenuNode }) {
  const address = firstAddress(node);
  const fallback = isPage(node) ? FileTextOutlined : AppstoreOutlined;
  const Icon =
    iconsByWord.get(iconOf(node)) ?? byWord.find(([word]) => word.test(address))?.[1] ?? fallback;
  return (
    <span className="esf-menu-icon" aria-hidden="true">
      {typeof Icon === 'string' ? <Drawing of={Icon} /> : <Icon />}
    </span>
  );
}
