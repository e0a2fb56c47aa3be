import { useContextValue } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useOrganName } from '../../../common/organ-name.hook';
import type { DemoSite } from '../data/demo-site';
import { phrases } from '../phrases';

interface Props {
  readonly site: DemoSite;
  readonly width: number;
}

/** The site at the width of a device: banner, figures, departments, branches. */
export function SitePreview({ site, width }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const logo = useContextValue('logo');
  const campuses = useContextValue('branchList') ?? [];
  const name = useOrganName();
  const teams = site.departments.filter(({ memberCount }) => memberCount > 0);
  return (
    <article
      aria-label={t('preview')}
      style={{
        width,
        maxWidth: '100%',
        margin: `${token.margin}px auto 0`,
        overflow: 'hidden',
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
        boxShadow: token.boxShadowTertiary,
      }}
    >
      <header
        style={{
          padding: `${token.paddingXL * 2}px ${token.paddingLG}px`,
          background: token.colorPrimaryBg,
          textAlign: 'center',
        }}
      >
        {logo && <img src={logo} alt="" style={{ height: 48 }} />}
        <h2 style={{ margin: `${token.marginXS}px 0`, fontSize: token.fontSizeHeading2 }}>
          {name}
        </h2>
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('tagline')}</p>
      </header>
      <div style={{ padding: token.paddingLG }}>
        <p style={{ margin: `0 0 ${token.marginLG}px`, textAlign: 'center' }}>
          <strong style={{ display: 'block', fontSize: token.fontSizeHeading1 }}>
            {site.students}
          </strong>
          {t('students')}
        </p>
        <Cards title={t('departments')}>
          {teams.map(({ id, name, memberCount }) => (
            <Card key={id} name={name} note={t('members', { count: memberCount })} />
          ))}
        </Cards>
        <Cards title={t('campuses')}>
          {campuses.map(({ id, name, ucode }) => (
            <Card key={id} name={name} note={ucode} />
          ))}
        </Cards>
      </div>
    </article>
  );
}

function Cards({ title, children }: { title: string; children: ReactNode[] }) {
  const { token } = theme.useToken();
  if (children.length === 0) return null;
  return (
    <>
      <h3 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>{title}</h3>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
          gap: token.margin,
          margin: `0 0 ${token.marginLG}px`,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {children}
      </ul>
    </>
  );
}

function Card({ name, note }: { name: string; note: string }) {
  const { token } = theme.useToken();
  return (
    <li
      style={{
        padding: token.padding,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      <strong style={{ display: 'block' }}>{name}</strong>
      <span style={{ color: token.colorTextSecondary }}>{note}</span>
    </li>
  );
}
