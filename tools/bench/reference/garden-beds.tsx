import { Descriptions } from 'antd';

const items = ['Sun', 'Soil', 'Water'].map((label) => ({ key: label, label, children: 'enough' }));

/** The part of the application that is loaded after its first paint. */
export default function Beds() {
  return (
    <div id="garden-beds">
      <Descriptions items={items} />
    </div>
  );
}
