import { type ActivityKind, sentenceOf } from '#access/activity/actions.ts';
import type { ActivityRow } from '#access/activity/read-activity.ts';
import { countedText } from '#terms/values/counted-text.ts';
import type { Sheet, SheetRow } from './sheet-types.ts';

const KINDS: Record<ActivityKind, string> = {
  access: 'Accesos',
  requests: 'Solicitudes',
  payments: 'Pagos',
  refunds: 'Reembolsos',
  closings: 'Cierres',
  branches: 'Sucursales',
  cashiers: 'Cajas',
  notifications: 'Notificaciones',
  team: 'Equipo',
  profile: 'Perfil',
  exports: 'Exportaciones',
};

/** The workbook of the filtered activity. */
export function activitySheet(timeZone: string): Sheet {
  return {
    name: 'Actividad',
    timeZone,
    columns: [
      { header: 'Fecha', type: 'moment', width: 20 },
      { header: 'Persona', type: 'text', width: 26 },
      { header: 'Usuario', type: 'username', width: 30 },
      { header: 'Tipo', type: 'text', width: 16 },
      { header: 'Qué hizo', type: 'text', width: 60 },
      { header: 'Dispositivo', type: 'text', width: 22 },
      { header: 'Dirección', type: 'text', width: 18 },
    ],
  };
}

export function activitySheetRow(row: ActivityRow): SheetRow {
  return [
    row.created_at,
    row.actor_name,
    row.actor_username,
    KINDS[row.kind],
    sentenceOf(row.action, row),
    row.device,
    row.address,
  ];
}

/** `1,284 entradas` */
export function activitySheetCount(count: number): string {
  return countedText(count, 'entrada', 'entradas');
}
