import { theme } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

/** Trainings that issue this certificate and are affected by changes of the template. */
export function RelatedTrains({ templateId }: { readonly templateId: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { currentData: trains = [] } = data.useCertificateTemplateGetRelateListQuery({
    id: templateId,
  });
  if (trains.length === 0) return null;
  return (
    <section
      aria-label={t('relatedTrains')}
      style={{
        padding: token.padding,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
      }}
    >
      <h2 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t('relatedTrains')}
      </h2>
      <ul style={{ margin: 0, paddingInlineStart: token.paddingLG }}>
        {trains.map(({ trainId, title }) => (
          <li key={trainId} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
