import { limits } from '@edu/shared-utility';
import { QRCode } from 'antd';

/** 180×180, dark on white in every theme: cameras read no light-on-dark codes. */
export default function QrCode({ link, label }: { link: string; label: string }) {
  return (
    <div role="img" aria-label={label} data-qr>
      {/* the drawing says of itself that it is an image, and has no name */}
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
