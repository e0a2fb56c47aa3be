import { formatDate, type RegisteredCompanyDetail } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { Alert, theme } from 'antd';
import { data } from '../../../common/data';
import { regionName } from '../../../common/regions';
import { phrases } from '../phrases';

/** The image type, by the start of the base64 text. */
const typeOf = (base64: string): string => (base64.startsWith('/9j/') ? 'jpeg' : 'png');

/** The data of a registration, and the decision about it. */
export function CompanyFacts({ company }: { readonly company: RegisteredCompanyDetail }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { licenceImage, regionIds, rivals, state } = company;
  const regions = data.useRegionGetTreeQuery(undefined, { skip: regionIds.length === 0 });
  // Ids of the province, city and county of one place, or of several places.
  const region = regionIds.map((id) => regionName(regions.data ?? [], id)).at(-1);
  return (
    <>
      {rivals > 0 && state !== 'accepted' && (
        <Alert
          type="warning"
          showIcon
          title={t('rivals', { count: rivals })}
          style={{ marginBlockEnd: token.margin }}
        />
      )}
      <Facts
        facts={[
          [t('state'), t(`states.${state}`)],
          [t('kind'), t(`kinds.${company.kind}`)],
          [t('creditCode'), company.creditCode],
          [t('contact'), company.contactName],
          [t('phone'), company.contactPhone],
          [t('email'), company.email],
          [t('region'), region],
          [t('address'), company.address],
          [t('memberCount'), company.memberCount],
          [t('tenant'), company.tenantName],
          [t('createdAt'), formatDate(company.createdAt, 'datetime')],
          [t('decidedBy'), company.decidedBy],
          [t('reason'), company.reason],
          [
            t('licence'),
            licenceImage && (
              <img
                alt={t('licence')}
                src={`data:image/${typeOf(licenceImage)};base64,${licenceImage}`}
                style={{ maxWidth: '100%' }}
              />
            ),
          ],
        ]}
      />
    </>
  );
}
