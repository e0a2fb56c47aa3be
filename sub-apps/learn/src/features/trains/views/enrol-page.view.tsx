import { theme } from 'antd';
import { useParams } from 'react-router';
import { phrases } from '../phrases';
import { TrainOffer } from './train-offer.view';

export const prepare = () => phrases.load();

/** /learn/trains/enrol/:token */
export default function EnrolPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { token: link = '' } = useParams();
  return (
    <section
      aria-label={t('enrolTitle')}
      data-fits-phone
      style={{
        margin: `0 auto ${token.marginLG}px`,
        padding: `0 ${token.margin}px`,
        maxWidth: 720,
      }}
    >
      <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>
        {t('enrolTitle')}
      </h1>
      <div
        style={{
          padding: token.paddingLG,
          borderRadius: token.borderRadiusLG,
          background: token.colorBgContainer,
        }}
      >
        <TrainOffer token={link} />
      </div>
    </section>
  );
}
