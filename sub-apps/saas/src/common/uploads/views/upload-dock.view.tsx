import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { onTabVisibility, toast, useNarrow } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { phrases } from '../phrases';
import { isRunning, waitsForPerson } from '../types';
import { uploads } from '../upload-queue';
import { UploadRow } from './upload-line.view';

const endedStates = ['done', 'refused'];
const resumableStates = ['paused', 'interrupted', 'failed'];

/** List of the uploads in a corner of the window; they continue while other pages are shown. */
export function UploadDock() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(true);
  const list = useSyncExternalStore(uploads.watch, uploads.now);
  const running = list.filter(isRunning).length;
  useEffect(() => {
    const offer = () => void uploads.offerUnfinished();
    offer();
    // Another tab may have ended or started uploads.
    const stop = onTabVisibility(offer);
    return () => {
      stop();
      if (uploads.now().some(isRunning)) toast.info(phrases.t('goesOn'));
    };
  }, []);
  if (list.length === 0) return null;
  const waiting = list.filter(waitsForPerson).length;
  const Icon = isOpen ? DownOutlined : UpOutlined;
  const heading =
    running > 0
      ? t('summary', { count: running })
      : waiting > 0
        ? t('attention', { count: waiting })
        : t(list.every(({ status }) => status === 'done') ? 'allDone' : 'title');
  return (
    <section
      aria-label={t('title')}
      style={{
        position: 'fixed',
        zIndex: 100,
        insetInlineEnd: isNarrow ? 0 : token.marginLG,
        insetBlockEnd: isNarrow ? 0 : token.marginLG,
        width: isNarrow ? '100%' : 400,
        overflow: 'hidden',
        borderRadius: isNarrow ? 0 : token.borderRadiusLG,
        background: token.colorBgElevated,
        boxShadow: token.boxShadow,
      }}
    >
      <Flex
        justify="space-between"
        align="center"
        style={{ padding: `${token.paddingXS}px ${token.padding}px` }}
      >
        <strong role="status">{heading}</strong>
        <Button
          type="text"
          icon={<Icon aria-hidden />}
          aria-label={t(isOpen ? 'collapse' : 'expand')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </Flex>
      {isOpen && (
        <>
          {running > 0 && (
            <p
              style={{
                margin: 0,
                padding: `0 ${token.padding}px ${token.paddingXS}px`,
                color: token.colorTextSecondary,
                fontSize: token.fontSizeSM,
              }}
            >
              {t('closing')}
            </p>
          )}
          <ul
            style={{
              margin: 0,
              padding: 0,
              maxHeight: isNarrow ? '40vh' : 320,
              overflowY: 'auto',
              listStyle: 'none',
            }}
          >
            {list.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
          <Flex
            wrap
            gap="small"
            justify="flex-end"
            style={{
              padding: `${token.paddingXS}px ${token.padding}px`,
              borderBlockStart: `1px solid ${token.colorSplit}`,
            }}
          >
            {running > 1 && (
              <Button size="small" onClick={uploads.pauseAll}>
                {t('pauseAll')}
              </Button>
            )}
            {list.filter(({ status }) => resumableStates.includes(status)).length > 1 && (
              <Button size="small" onClick={uploads.resumeAll}>
                {t('resumeAll')}
              </Button>
            )}
            {list.some(({ status }) => endedStates.includes(status)) && (
              <Button size="small" onClick={uploads.clearEnded}>
                {t('clear')}
              </Button>
            )}
          </Flex>
        </>
      )}
    </section>
  );
}
