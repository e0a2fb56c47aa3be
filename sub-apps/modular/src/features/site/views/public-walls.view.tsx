import { theme } from 'antd';
import { phrases } from '../phrases';

const publicWalls = ['governmentDataScreen', 'trainRegulation'] as const;

/** Addresses of the public wall screens, for the people who set them up. */
export function PublicWalls() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <ul style={{ margin: `${token.marginXXS}px 0 0`, paddingInlineStart: token.padding }}>
      {publicWalls.map((wall) => {
        const address = `${window.location.origin}/saas/screen/${wall}`;
        return (
          <li key={wall} style={{ overflowWrap: 'anywhere' }}>
            {t(`fields.${wall}`)}{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
