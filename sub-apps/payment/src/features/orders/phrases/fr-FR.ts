import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Paiements',
  provider: 'Prestataire de paiement',
  number: 'Numéro',
  payer: 'Payeur',
  phone: 'Portable',
  for: 'Objet',
  amount: 'Montant',
  state: 'État',
  way: 'Mode de paiement',
  createdAt: 'Commandé le',
  paidAt: 'Payé le',
  receipt: 'Reçu',
  refunded: 'Remboursé',
  refundedAt: 'Remboursé le',
  cancelledAt: 'Annulé le',
  reason: 'Motif',
  branch: 'Site',
  branchesFailed: 'Impossible de charger les sites ; ouvrez de nouveau',
  from: 'Commandé du',
  to: 'Au',
  backwards: 'Ce jour précède le premier ; il est ignoré',
  about: 'Commande',
  payment: 'Paiement',
  finance: 'Finances',
  open: 'Ouvrir dans les finances',
  keyword: 'Numéro, payeur ou cours',
  all: 'Tous',
  empty: 'Aucun paiement. Les commandes se créent dans les finances.',
  forbidden:
    'Vous n’avez pas accès aux paiements. Si vous en avez besoin, adressez-vous à un administrateur du locataire.',
  failed: 'Impossible de charger le prestataire',
  loading: 'Chargement',
  ready: '{{name}} est prêt',
  meanwhile:
    'En attendant, le personnel enregistre les paiements dans les finances et les apprenants utilisent des codes.',
  toFill: 'L’exploitant du serveur définit dans son environnement :',
  states: { open: 'À payer', paid: 'Payé', refunded: 'Remboursé', cancelled: 'Annulé' },
  ways: { offline: 'Hors ligne', code: 'Code' },
  names: { none: 'Le paiement en ligne', wechatpay: 'WeChat Pay', alipay: 'Alipay' },
  problems: {
    unset: 'Le paiement en ligne n’est pas configuré',
    settings: 'Des réglages manquent pour {{name}}',
    noClient: 'Cette version n’a pas de client pour {{name}} : rien ne peut être payé en ligne',
  },
};

export default frFR;
