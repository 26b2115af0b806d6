/** The plan of a seeded business; `business-rows.ts` converts it to rows, `plan-transactions.ts` plans its transactions. */
export interface BusinessPlan {
  username: string;
  name: string;
  emailDomain: string;
  openedDaysAgo: number;
  phoneNumber: string;
  owner: string;
  /** The account that receives its closings. */
  account: AccountPlan;
  team: readonly TeamMember[];
  branches: readonly BranchPlan[];
  /** Notes of its customers. */
  notes: readonly string[];
  /** The usual amount of a sale, in cents. */
  usualCents: number;
  pending: readonly WaitingPlan[];
}

/** A transaction that is pending when the data is seeded: a request or, without a timer, a payment to be assigned. */
export interface WaitingPlan {
  ageSeconds: number;
  timerSeconds?: number;
}

export interface AccountPlan {
  bankId: string;
  type: 'monetary' | 'savings';
  number: string;
  holder: string;
}

export interface TeamMember {
  username: string;
  name: string;
  roleId: string;
}

export interface BranchPlan {
  username: string;
  name: string;
  address: string;
  cityId: string;
  zone: number;
  admin: string;
  /** Its part of the business's transactions, relative to the other cashiers' shares. */
  share: number;
  cashiers: readonly CashierPlan[];
}

export interface CashierPlan {
  username: string;
  name: string;
  share: number;
  /** The hour of its automatic closing; absent for manual closing. */
  closingHour?: number;
  closingLocked?: boolean;
  /** The cashier of the same branch that closes for this one. */
  titular?: string;
  /** Blocked this many days ago; it collects nothing since then. */
  blockedDaysAgo?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const TIENDA_LUNA: BusinessPlan = {
  username: 'tiendaluna',
  name: 'Tienda Luna',
  emailDomain: 'tiendaluna.example',
  openedDaysAgo: 900,
  phoneNumber: '23350180',
  owner: 'Elena Luna',
  account: { bankId: 'bk_lago', type: 'monetary', number: '3025508174417', holder: 'Tienda Luna, S. A.' },
  usualCents: 9_500,
  pending: [
    { ageSeconds: 4 * HOUR, timerSeconds: 24 * HOUR },
    { ageSeconds: 1.5 * HOUR, timerSeconds: 24 * HOUR },
    { ageSeconds: 12 * MINUTE, timerSeconds: HOUR },
    { ageSeconds: 7 * MINUTE },
    { ageSeconds: 2 * MINUTE, timerSeconds: 15 * MINUTE },
  ],
  team: [
    { username: 'administracion', name: 'Ricardo Galindo', roleId: 'ro_administrador' },
    { username: 'supervision', name: 'Silvia Orellana', roleId: 'ro_supervisor' },
    { username: 'contabilidad', name: 'Marvin Pineda', roleId: 'ro_contabilidad' },
  ],
  branches: [
    {
      username: 'centro',
      name: 'Centro',
      address: '6a avenida 12-31, zona 1',
      cityId: 'ci_01_guatemala',
      zone: 1,
      admin: 'Beatriz Contreras',
      share: 5,
      cashiers: [
        { username: 'caja1', name: 'Caja 1', share: 8, titular: 'caja2' },
        { username: 'caja2', name: 'Caja 2', share: 4 },
        { username: 'caja3', name: 'Caja 3', share: 3, closingLocked: true },
        { username: 'domicilio', name: 'Domicilio', share: 2, closingHour: 21 },
      ],
    },
    {
      username: 'zona10',
      name: 'Zona 10',
      address: '14 calle 3-51, zona 10',
      cityId: 'ci_01_guatemala',
      zone: 10,
      admin: 'Hugo Valdés',
      share: 4,
      cashiers: [
        { username: 'caja1', name: 'Caja 1', share: 5, closingHour: 20 },
        { username: 'caja2', name: 'Caja 2', share: 4, closingHour: 20 },
        { username: 'caja3', name: 'Caja 3', share: 3 },
        { username: 'kiosco', name: 'Kiosco', share: 2, blockedDaysAgo: 18 },
      ],
    },
    {
      username: 'antigua',
      name: 'Antigua',
      address: '5a avenida norte 12',
      cityId: 'ci_03_antigua-guatemala',
      zone: 1,
      admin: 'Lorena Asturias',
      share: 3,
      cashiers: [
        { username: 'caja1', name: 'Caja 1', share: 4 },
        { username: 'caja2', name: 'Caja 2', share: 3 },
        { username: 'caja3', name: 'Caja 3', share: 2, closingHour: 19 },
      ],
    },
  ],
  notes: [
    'Sandalias talla 38',
    '2 blusas y un cinturón',
    'Vestido azul, con ajuste',
    'Apartado, segundo abono',
    'Mochila escolar',
    'Regalo para Sofía, con tarjeta',
    'Bolsa tejida',
    'Encargo del sábado',
    'Envío a domicilio',
    'Cambio de talla, diferencia',
    'Uniforme completo',
    '3 pares de calcetines',
    'Lámpara de mesa',
    'Mantel bordado',
    'Collar de jade',
  ],
};

export const CAFE_SOL: BusinessPlan = {
  username: 'cafesol',
  name: 'Café Sol',
  emailDomain: 'cafesol.example',
  openedDaysAgo: 400,
  phoneNumber: '77612245',
  owner: 'Tomás Solórzano',
  account: { bankId: 'bk_quetzal', type: 'savings', number: '77012206381', holder: 'Tomás Solórzano' },
  usualCents: 4_800,
  pending: [{ ageSeconds: 2 * HOUR, timerSeconds: 24 * HOUR }, { ageSeconds: 20 * MINUTE }],
  team: [{ username: 'contabilidad', name: 'Nidia Marroquín', roleId: 'ro_contabilidad' }],
  branches: [
    {
      username: 'xela',
      name: 'Parque Central',
      address: '12 avenida 4-27, zona 1',
      cityId: 'ci_09_quetzaltenango',
      zone: 1,
      admin: 'Irma Quijivix',
      share: 3,
      cashiers: [
        { username: 'barra', name: 'Barra', share: 3 },
        { username: 'terraza', name: 'Terraza', share: 2, closingHour: 20 },
      ],
    },
    {
      username: 'lademocracia',
      name: 'La Democracia',
      address: '1a calle 15-40, zona 3',
      cityId: 'ci_09_quetzaltenango',
      zone: 3,
      admin: 'Walter Nimatuj',
      share: 1,
      cashiers: [{ username: 'caja1', name: 'Caja 1', share: 1 }],
    },
  ],
  notes: [
    '2 capuchinos y pan dulce',
    'Desayuno típico, mesa 4',
    'Media libra de café molido',
    'Pastel de zanahoria entero',
    'Almuerzo ejecutivo',
    'Café de olla y champurradas',
  ],
};
