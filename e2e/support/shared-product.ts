import { type Snapshot, takeSnapshot } from '../../tools/test/snapshot';
import { type Product, startProduct } from './product';

/** A running product for many spec files, whose data is reset for each of them. */
export async function sharedProduct() {
  // Logs every request, since a story may check that something is not logged.
  const product: Product = await startProduct({ env: { LOG_LEVEL: 'info' } });
  const snapshot: Snapshot = await product.database(takeSnapshot);
  return {
    product,
    async reset(): Promise<void> {
      const isRestored = await product.database(snapshot.restore);
      if (!isRestored) throw new Error('A story changed more of the database than its rows.');
    },
  };
}

export type SharedProduct = Awaited<ReturnType<typeof sharedProduct>>;
