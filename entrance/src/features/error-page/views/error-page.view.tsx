import { navigate, page } from '@edu/shared-utility';
import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { LaterStyleSheet } from '../../../common/later-style-sheet.view';
import { StyleSheet } from '../../../common/style-sheet.view';
import { useThemeVars } from '../../../common/theme-vars.hook';
import { readTrouble } from '../data/trouble';
import { phrases } from '../phrases';
import { TroubleArt } from './trouble-art.view';

/** True when the frame stands around this page: then it takes the content's place only. */
const framed = (): boolean => document.getElementById('edu-root')?.dataset.layout === 'framed';

/** What happened, what is safe, what to try; inside or outside the frame. */
export function ErrorPage() {
  const { t } = phrases.use();
  const vars = useThemeVars();
  const { pathname, search } = useLocation();
  const { kind, code, from } = readTrouble(pathname, search);
  const again = kind === 'module' || kind === 'server';
  // a page load, so that a module that failed is fetched anew
  const retry = () => (from ? page.assign(from) : page.reload());
  return (
    <div className={framed() ? 'ee-framed' : 'ee-full'} style={vars}>
      <StyleSheet />
      <LaterStyleSheet />
      <section className="ee-trouble" aria-labelledby="ee-trouble-title">
        <TroubleArt locked={kind === 'forbidden'} />
        <h1 id="ee-trouble-title">{t(`${kind}.title`)}</h1>
        <p>{t(`${kind}.hint`)}</p>
        {from && <p>{t('address', { path: from })}</p>}
        <p>
          <small>{t('code', { code })}</small>
        </p>
        <div className="ee-actions">
          {again && (
            <Button type="primary" onClick={retry}>
              {t('retry')}
            </Button>
          )}
          <Button type={again ? 'default' : 'primary'} onClick={() => navigate('/')}>
            {t('home')}
          </Button>
          {window.history.length > 1 && (
            <Button onClick={() => window.history.back()}>{t('back')}</Button>
          )}
        </div>
      </section>
    </div>
  );
}
