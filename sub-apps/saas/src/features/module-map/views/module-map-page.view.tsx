import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import {
  errorCodes,
  ForbiddenPage,
  Notice,
  noticeInSight,
  PageHeading,
  useLoad,
  useNarrow,
} from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { readModuleMap } from '../data/module-map';
import { phrases } from '../phrases';
import { Changes } from './changes.view';
import { Failures, Lines } from './lines.view';
import { Rollouts } from './rollouts.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

/** /saas/modules: the live import map, for platform operators; read only. */
export default function ModuleMapPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const around = isNarrow ? token.marginSM : token.marginLG;
  const [map, reload] = useLoad(readModuleMap);

  if (map.status === 'failed' && map.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbiddenText')} />;
  }
  if (map.status === 'failed') {
    return (
      <Notice
        style={noticeInSight}
        heading="h1"
        role="alert"
        icon={<DisconnectOutlined />}
        title={t('failedTitle')}
        hint={map.message}
        action={
          <Button type="primary" onClick={reload}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  if (map.status !== 'ready') return <div role="status" aria-label={t('loading')} />;
  const { state, history } = map.data;
  return (
    <section
      aria-label={t('label')}
      data-fits-phone
      style={{
        margin: `0 ${around}px ${around}px`,
        padding: isNarrow ? token.padding : token.paddingLG,
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        fontFamily: token.fontFamily,
        fontSize: token.fontSize,
      }}
    >
      <PageHeading>{t('label')}</PageHeading>
      <p style={{ margin: `0 0 ${token.marginXS}px`, color: token.colorTextSecondary }}>
        {t('intro')}
      </p>
      <p style={{ margin: `0 0 ${token.margin}px`, overflowWrap: 'anywhere' }}>
        {t('revision', { etag: state.servedEtag })} <Button onClick={reload}>{t('refresh')}</Button>
      </p>
      {state.waiting.length > 0 && <Changes title={t('waiting')} changes={state.waiting} />}
      <Rollouts rollouts={state.rollouts} />
      <Failures failures={state.failures} />
      <Changes title={t('history')} changes={history} />
      <Lines lines={state.lines} />
    </section>
  );
}
