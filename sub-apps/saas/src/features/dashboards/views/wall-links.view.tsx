import { configValue, useNarrow } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { phrases } from '../phrases';

const publicWalls = ['governmentDataScreen', 'trainRegulation'] as const;

/** Links to the wall screens. They open in new tabs, since those pages have no menu; hidden on phones. */
export function WallLinks() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const isPublic = configValue('public_screens') === 'true';
  const walls = [
    ['EasyScreen', 'EasyScreen'] as const,
    ...(isPublic ? publicWalls.map((key) => [key, `screen/${key}`] as const) : []),
  ];
  if (isNarrow) return null;
  return (
    <nav
      aria-label={t('walls.title')}
      style={{ display: 'flex', flexWrap: 'wrap', gap: token.marginXS, marginInlineStart: 'auto' }}
    >
      {walls.map(([key, path]) => (
        <Button key={key} href={`/saas/${path}`} target="_blank">
          {t(`walls.${key}`)}
        </Button>
      ))}
    </nav>
  );
}
