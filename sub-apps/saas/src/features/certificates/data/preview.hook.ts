import { type TemplateSettings, toFailure } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { useBlobAddress } from './blob-address.hook';
import { previewOf } from './files';

/** Milliseconds without a change before a preview is requested. */
const DEBOUNCE = 350;
const WIDTH = 1400;

/** The name is not drawn, and an incomplete number pattern is reported at its field, so both are replaced. */
const drawable = (settings: TemplateSettings): TemplateSettings => ({
  ...settings,
  name: settings.name.trim() || '–',
  numberPattern: settings.numberPattern.trim() || '–',
});

/** The server's preview of the sheet; the former one stays until the next one has loaded. */
export function usePreview(settings: TemplateSettings) {
  const [preview, setPreview] = useState<{ of: TemplateSettings; blob: Blob } | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [requestCount, setRequestCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round repeats the same request
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      previewOf(drawable(settings), WIDTH, controller.signal).then(
        (blob) => {
          if (controller.signal.aborted) return;
          setPreview({ of: settings, blob });
          setMessage(null);
        },
        (error: unknown) => controller.signal.aborted || setMessage(toFailure(error).message),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [settings, requestCount]);
  return {
    address: useBlobAddress(preview?.blob ?? null),
    isCurrent: preview?.of === settings,
    message,
    again: () => setRequestCount(requestCount + 1),
  };
}
