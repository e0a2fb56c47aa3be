import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import InfoCircleFilled from '@ant-design/icons/es/icons/InfoCircleFilled';
import { Button, theme } from 'antd';
import { settingsWords } from './phrases';

export interface PublishProblem {
  readonly key: string;
  /** Publishing is refused until it is fixed. */
  readonly blocks: boolean;
  readonly text: string;
  /** Goes to the field. */
  readonly onOpen: () => void;
}

/** Problems before publishing, blocking ones first; each line leads to its field. */
export function PublishChecks({ problems }: { readonly problems: readonly PublishProblem[] }) {
  const { t } = settingsWords.use();
  const { token } = theme.useToken();
  const blocking = problems.filter(({ blocks }) => blocks).length;
  return (
    <section
      aria-label={t('check.title')}
      style={{
        padding: token.padding,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <h2 style={{ margin: 0, fontSize: token.fontSize, fontWeight: 600 }}>{t('check.title')}</h2>
      <p style={{ margin: `${token.marginXXS}px 0 0`, color: token.colorTextSecondary }}>
        {blocking > 0 ? t('check.blocked', { count: blocking }) : t('check.ready')}
      </p>
      {problems.length === 0 && (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorSuccessText }}>
          <CheckCircleFilled aria-hidden /> {t('check.complete')}
        </p>
      )}
      <ul style={{ listStyle: 'none', margin: `${token.marginXS}px 0 0`, padding: 0 }}>
        {[...problems]
          .sort((a, b) => Number(b.blocks) - Number(a.blocks))
          .map(({ key, blocks, text, onOpen }) => (
            <li key={key}>
              <Button
                type="text"
                style={{
                  height: 'auto',
                  width: '100%',
                  justifyContent: 'flex-start',
                  padding: token.paddingXXS,
                  textAlign: 'start',
                  whiteSpace: 'normal',
                }}
                icon={
                  blocks ? (
                    <CloseCircleFilled aria-hidden style={{ color: token.colorError }} />
                  ) : (
                    <InfoCircleFilled aria-hidden style={{ color: token.colorWarning }} />
                  )
                }
                onClick={onOpen}
              >
                {text}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
