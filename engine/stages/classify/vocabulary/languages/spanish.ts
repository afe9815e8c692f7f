import type { LanguageKinds } from '../vocabulary.ts'

export const SPANISH: LanguageKinds = {
  kinds: {
    invoice: {
      titles: `factura|factura simplificada|factura proforma|factura ordinaria|factura de venta|factura electrónica|minuta|
      minuta de honorarios|recibo|ticket|ticket de compra|tique|nota de honorarios|recibo de alquiler|factura de la luz|boleta`,
      strong: [
        'n factura|nº de factura|número de factura|fecha de factura|fecha factura|fecha de emisión|fecha de expedición|factura nº',
        'total a pagar|importe total|total factura|líquido a percibir|a pagar|=entregado|=cambio|=tarjeta',
        'retención irpf|irpf|recargo de equivalencia|inversión del sujeto pasivo|operación exenta|exenta de iva',
        'forma de pago|vencimiento|vencimientos|fecha de vencimiento|domiciliación bancaria|transferencia bancaria',
      ],
    },
    'credit-note': {
      titles: 'factura rectificativa|abono|nota de abono|nota de crédito|factura de abono|rectificativa',
      strong: [
        'total abono|importe del abono|a su favor|número de abono|nº de abono',
        'factura rectificada|factura que rectifica|rectifica a|motivo de la rectificación|causa de la rectificación',
      ],
    },
    reminder: {
      titles:
        'reclamación de pago|recordatorio de pago|requerimiento de pago|primer aviso|segundo aviso|último aviso|aviso de pago|reclamación de deuda|recordatorio|carta de reclamación|burofax',
      strong: [
        'pendiente de pago|facturas pendientes|factura vencida|facturas vencidas|impagada|impagadas|importe pendiente|no consta el pago',
        'intereses de demora|gastos de reclamación|gastos de devolución|deuda total|total pendiente|total adeudado',
      ],
    },
    'bank-statement': {
      titles:
        'extracto de cuenta|extracto bancario|extracto|extracto mensual|extracto de movimientos|movimientos de cuenta|extracto de tarjeta|extracto cuenta corriente|estado de cuenta',
      strong: [
        'saldo anterior|saldo inicial|saldo final|saldo actual|nuevo saldo|saldo a fecha',
        'fecha operación|fecha valor|f valor|f oper|=debe|=haber|=cargos|=abonos',
        'transferencia recibida|recibo domiciliado|adeudo|compra con tarjeta|reintegro|bizum|total cargos|total abonos',
      ],
    },
    'salary-statement': {
      titles:
        'nómina|recibo de salarios|recibo individual justificativo del pago de salarios|hoja de salario|recibo de nómina|recibo de salario',
      strong: [
        'total devengado|devengos|salario base|percepciones salariales|salario bruto',
        'líquido a percibir|líquido total a percibir|total a deducir|deducciones',
        'contingencias comunes|base de cotización|irpf|formación profesional|desempleo|aportación del trabajador|bccc',
        'antigüedad|categoría|grupo profesional|grupo de cotización|n afiliación|período de liquidación',
      ],
    },
    contract: {
      titles:
        'contrato|contrato de arrendamiento|contrato de trabajo|contrato de prestación de servicios|contrato de servicios|contrato de alquiler|contrato de compraventa|acuerdo de confidencialidad|contrato de mantenimiento|contrato mercantil|anexo al contrato',
      strong: [
        'reunidos|exponen|manifiestan|de una parte|de otra parte|en adelante|intervienen|estipulaciones|cláusulas',
        'preaviso|prórroga|resolución del contrato|duración del contrato|objeto del contrato|en prueba de conformidad|firman el presente|jurisdicción',
      ],
    },
    'balance-sheet': {
      titles: 'balance de situación|balance general|balance abreviado|balance de sumas y saldos',
      strong: [
        'total activo|total patrimonio neto y pasivo|total pasivo|activo no corriente|activo corriente|inmovilizado',
        'patrimonio neto|pasivo corriente|pasivo no corriente|fondos propios|deudores comerciales|acreedores comerciales|existencias|efectivo y otros activos',
        'ejercicio anterior|resultado del ejercicio|capital social',
      ],
    },
    'tax-assessment-note': {
      titles:
        'liquidación provisional|propuesta de liquidación|impuesto sobre bienes inmuebles|recibo del impuesto|notificación de liquidación|providencia de apremio|carta de pago|ibi|liquidación tributaria|impuesto sobre actividades económicas',
      strong: [
        'agencia tributaria|agencia estatal de administración tributaria|ayuntamiento de|recaudación|delegación de hacienda',
        'cuota íntegra|cuota líquida|cuota a ingresar|deuda tributaria|valor catastral|período voluntario|recurso de reposición|sujeto pasivo|ejercicio',
      ],
    },
    timesheet: {
      titles:
        'parte de trabajo|parte de horas|hoja de horas|registro de jornada|registro horario|hoja de tiempos|control horario|hoja de servicio|informe de horas',
      strong: [
        'horas trabajadas|total horas|horas ordinarias|horas extra|horas extraordinarias|hora de entrada|hora de salida',
        'trabajador|firma del trabajador|firma del cliente|conforme cliente|empleado',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'asunto|estimado|estimada|muy señores nuestros|estimados señores',
        'atentamente|reciba un cordial saludo|un cordial saludo|saludos cordiales|quedamos a su disposición',
      ],
    },
  },
}
