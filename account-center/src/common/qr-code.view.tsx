import { limits } from '@edu/shared-utility';
import { QRCode } from 'antd';

/** A QR code of 180×180, dark on white in both colour schemes, since cameras cannot read light on dark. */
export default function QrCode({ link, label }: { link: string; label: string }) {
  return (
    <div role="img" aria-label={label} data-qr>
      {/* Hidden, since the SVG has the role of an image but no name. */}
      <div aria-hidden>
        <QRCode
          value={link}
          size={limits.qrSize}
          type="svg"
          bordered={false}
          color="#000000"
          bgColor="#ffffff"
          styles={{ root: { padding: 0, border: 0, borderRadius: 0 } }}
        />
      </div>
    </div>
  );
}
