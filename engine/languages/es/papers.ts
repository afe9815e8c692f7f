import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'precio ud|p unit|pvp|importe|importe neto|base iva|cuota iva|total iva|iva incluido|total neto|tipo iva|importe bruto|valor unitario',
    'uds|unidades|cant|referencia|código artículo|dto|descuento',
  ],
  kinds: {
    invoice: {
      titles: `factura|factura simplificada|factura proforma|factura ordinaria|factura de venta|factura electrónica|minuta|
      minuta de honorarios|recibo|ticket|ticket de compra|tique|nota de honorarios|recibo de alquiler|factura de la luz|boleta|
      factura completa|factura de compra|factura comercial|factura final|factura de anticipo|factura recapitulativa|factura de gas|
      factura de agua|factura de electricidad|factura del agua|factura de teléfono|factura de móvil|factura de servicios|
      factura de exportación|factura n|factura de abonado|prefactura|certificación de obra|nota de gastos|nota de cargo|nota de débito|
      nota de suplidos|provisión de fondos|recibo de honorarios|recibo por honorarios|boleta de venta|boleta electrónica|
      comprobante de pago|comprobante de compra|justificante de compra|justificante de pago|recibo de prima|recibo de seguro|
      recibo de comunidad|recibo de cuota|recibo de la comunidad|recibo de caja|cuenta de hotel|duplicado de factura|
      copia de factura|cfdi|comprobante fiscal digital|derrama|cuota de comunidad|resumen de factura|detalle de factura`,
      vague: 'nota|cuenta|cargo|comprobante|aviso de cobro|justificante|duplicado|liquidación de gastos|recibo n',
      strong: [
        'n factura|nº de factura|número de factura|fecha de factura|fecha factura|fecha de expedición|factura nº|factura n|num factura|n° de factura|n° factura|factura núm|serie y número|datos de facturación|periodo de facturación|período de facturación|facturar a|ref factura|folio fiscal|fecha fra|nº fra|n fra',
        'total a pagar|total factura|líquido a pagar|=entregado|=cambio|=tarjeta|=efectivo|total a abonar|importe a pagar|pagado|pagado con tarjeta|cobrado|total compra|su cambio|pago con tarjeta|total a ingresar en cuenta',
        'retención irpf|recargo de equivalencia|inversión del sujeto pasivo|operación exenta|exenta de iva|exento de iva|iva no repercutido|regla de tipo|operación no sujeta|art 20 uno|régimen especial|régimen especial del criterio de caja|base retención|retención 15|criterio de caja|honorarios profesionales|suplidos',
        'forma de pago|vencimiento|vencimientos|fecha de vencimiento|domiciliación bancaria|condiciones de pago|medio de pago|giro domiciliado|recibo domiciliado a|se cargará en su cuenta|vto|su pedido|s pedido|albarán n|nº albarán|n albarán|según presupuesto',
        'iva incluido|gracias por su visita|gracias por su compra|le atendió|atendido por|=mesa|comensales|camarero|noches|pernoctación|pernoctaciones|tasa turística|alojamiento y desayuno|habitación doble|vuelva pronto',
        'término de potencia|término de energía|potencia contratada|potencia facturada|energía consumida|lectura actual|lectura anterior|consumo facturado|alquiler de contador|alquiler del contador|alquiler de equipos|impuesto sobre la electricidad|impuesto eléctrico|cups|peaje|término fijo|término variable|cuota de servicio|cuota fija|consumo del periodo',
      ],
      against: [
        'impagada|impagadas|impagado|impagados|pendiente de pago|pendientes de pago|burofax|requerimiento|le reclamamos|le requerimos|no consta',
        'validez de la oferta|presupuesto válido|presupuesto n|aceptación del presupuesto',
      ],
    },
    'credit-note': {
      titles: `factura rectificativa|abono|nota de abono|nota de crédito|factura de abono|rectificativa|factura rectificativa n|
      factura de rectificación|nota de crédito electrónica|abono de factura|factura de devolución|ticket de devolución|vale de devolución|nota de devolución|factura rectificativa simplificada|factura rectificativa de abono|factura abono|anulación de factura|
      factura anulada|nota de reembolso|justificante de devolución|autofactura|liquidación de comisiones|autofacturación|rappel por volumen|abono por rappel|abono de rappel|bonificación por volumen|abono parcial|factura de corrección`,
      vague: 'devolución|reembolso|vale|rectificación|anulación|liquidación de rappel',
      strong: [
        'total abono|importe del abono|a su favor|número de abono|nº de abono|abono n|importe a abonar|total a devolver|total a su favor|a devolver|importe a devolver|importe devuelto|importe abonado|saldo a su favor|le abonamos|le hemos abonado|total devolución|total a abonarle|les abonamos|se abona|importe reembolsado|total reembolso|rectificativa n|fecha rectificativa|n rectificativa|n abono|fecha de abono',
        'factura rectificada|factura que rectifica|rectifica a|rectifica a la factura|motivo de la rectificación|causa de la rectificación|factura de referencia|factura original|facturas rectificadas|factura que se rectifica|rectifica la factura|rectificación de la factura|factura afectada|anula la factura|anula y sustituye|anula a la factura|corrige la factura|por diferencias|rectificación por sustitución|rectificación por diferencias|documento que modifica|comprobante que modifica|sobre factura|ref a factura|factura origen|factura de origen|corresponde a la factura',
        'motivo del abono|motivo de la devolución|devolución de mercancía|devolución de mercancías|mercancía devuelta|material devuelto|género devuelto|por error en|error en factura|error en precio|descuento por volumen|bonificación anual|artículo 80|art 80|art 15 del real decreto|se le devolverá|será devuelto|le será abonado|compensar en|en su próxima factura|próxima factura|devolución se realizará|rotura de stock|diferencia de precio|tratamiento no realizado|servicio no prestado|compensación en próximas',
        'facturación por el destinatario|en nombre y por cuenta|expedida por el destinatario|comisiones devengadas',
      ],
    },
    reminder: {
      titles: `reclamación de pago|recordatorio de pago|requerimiento de pago|primer aviso|segundo aviso|último aviso|reclamación de deuda|recordatorio|carta de reclamación|burofax|
      aviso de impago|aviso de impagado|aviso de vencimiento|aviso de deuda|aviso de mora|aviso de pago pendiente|aviso de factura vencida|
      facturas pendientes|facturas pendientes de pago|factura pendiente|factura pendiente de pago|factura impagada|facturas impagadas|
      facturas vencidas|factura vencida|recibo impagado|recibos impagados|recibos pendientes|recibo devuelto|devolución de recibo|
      recibo pendiente|cuotas pendientes|cuotas impagadas|rentas impagadas|reclamación de cantidad|reclamación de rentas|
      reclamación de facturas|reclamación de factura|reclamación de factura impagada|reclamación extrajudicial|reclamación amistosa|
      segunda reclamación|tercera reclamación|primera reclamación|última reclamación|reclamación previa|segundo recordatorio|
      primer recordatorio|tercer recordatorio|último recordatorio|tercer aviso|requerimiento|requerimiento fehaciente|requerimiento previo|
      segundo requerimiento|último requerimiento|intimación de pago|carta de cobro|gestión de cobro|aviso de corte|
      aviso de corte de suministro|aviso de suspensión|aviso de suspensión de suministro|deuda pendiente|saldo pendiente|
      saldo vencido|estado de deuda|relación de facturas pendientes|impago|impagados|notificación de impago|notificación de deuda|
      pago pendiente|pagos pendientes|pago vencido|solicitud de pago|constitución en mora|cobro de deuda|recobro`,
      vague:
        'estado de cuenta|estado de cuentas|aviso de pago|extracto de cliente|situación de cuenta|aviso|reclamación|notificación',
      strong: [
        'pendiente de pago|pendientes de pago|facturas pendientes|factura vencida|facturas vencidas|impagada|impagadas|impagado|impagados|importe pendiente|no consta el pago|no nos consta|no consta|no hemos recibido|no ha sido abonada|no ha sido atendido|no han sido abonadas|no ha sido satisfecha|sin que hayamos recibido|sigue pendiente|siguen pendientes|continúa pendiente|continúan pendientes|aún pendiente|está vencida|ha vencido|vencida desde|vencidas|sigue sin|siguen sin|sin abonar|sin pagar|no atendidos|devuelto por su banco|ha sido devuelto|recibo devuelto|saldo vencido',
        'gastos de reclamación|gastos de devolución|deuda total|total pendiente|total adeudado|total deuda|días de retraso|días de demora|días vencidos|interés de demora|importe adeudado|cantidad adeudada|deuda|deudor|deudora|retraso|impago|gastos de gestión de cobro|comisión por devolución|costes de cobro|saldo deudor|adeuda|nos adeuda|adeudan|cantidades adeudadas|importe vencido|indemnización por costes|ley 3 2004',
        'acciones legales|acciones judiciales|vía judicial|procedimiento monitorio|proceso monitorio|monitorio|reclamación judicial|medidas legales|asesoría jurídica|servicios jurídicos|departamento jurídico|empresa de recobro|gestión de recobro|fichero de morosos|ficheros de morosidad|asnef|morosidad|corte de suministro|corte del suministro|suspensión del suministro|suspensión del servicio|suspender el suministro|suspenderemos|sin más aviso|sin previo aviso|nos veremos obligados|desahucio|plazo improrrogable|abogados',
        'nuestro anterior|anteriores avisos|anterior aviso|avisos anteriores|anteriores reclamaciones|anteriores comunicaciones|a pesar de|pese a|sin respuesta|hasta la fecha|a día de hoy|a fecha de hoy|le recordamos|les recordamos|te recordamos|recordarle|recordarles|le reclamamos|les reclamamos|le requerimos|les requerimos|requerirle|reclamarle',
        'si ya ha realizado|si ya ha efectuado|si ya han|si ya ha pagado|si ya ha abonado|ya hubiera|ya hubiese|haya efectuado el pago|rogamos no tenga en cuenta|no tenga en cuenta|ignore este aviso|hagan caso omiso|haga caso omiso|caso omiso|por un descuido|descuido|olvido|un error involuntario|regularizar|regularización|proceda al pago|procedan al pago|proceder al pago|realice el pago|a la mayor brevedad|con la mayor brevedad|revisada nuestra contabilidad|revisando nuestra contabilidad|según nuestros registros|en nuestros registros|ponerse al corriente',
      ],
      weak: [
        'intereses de demora|intereses|recargo|saldo|vencimiento|fecha de vencimiento',
        'reclamación|aviso|recordatorio|carta certificada|acuse de recibo',
      ],
      against: ['saldo anterior|saldo inicial|saldo final', 'ejecutiva|sujeto pasivo|periodo voluntario'],
    },
    'bank-statement': {
      titles: `extracto de cuenta|extracto bancario|extracto|extracto mensual|extracto de movimientos|movimientos de cuenta|extracto de tarjeta|extracto cuenta corriente|estado de cuenta|
      extracto de cuenta corriente|movimientos|movimientos de la cuenta|últimos movimientos|consulta de movimientos|listado de movimientos|
      extracto de tarjeta de crédito|liquidación de tarjeta|liquidación de tarjeta de crédito|liquidación de cuenta|estado de cuenta bancario|
      resumen de cuenta|extracto integrado|extracto unificado|extracto de cuentas|cuenta corriente|cuenta nómina|cuenta de ahorro|cuenta online|
      libreta de ahorro|libreta|cartola|extracto de valores|movimientos de tarjeta|detalle de movimientos|posición global|
      liquidación de intereses|extracto de cuenta de crédito|estado de cuenta tarjeta de crédito`,
      strong: [
        'saldo anterior|saldo inicial|saldo final|saldo actual|nuevo saldo|saldo a fecha|saldo disponible|saldo a su favor|saldo contable|saldo medio|saldo a|saldo tras|saldo deudor|saldo acreedor|saldo al corte',
        'fecha operación|fecha valor|f valor|f oper|=debe|=haber|=cargos|=abonos|f operación|fecha oper|fecha contable|f contable|fecha mov|=cargo|=abono|f val|fecha de operación',
        'transferencia recibida|recibo domiciliado|adeudo|compra con tarjeta|reintegro|bizum|total cargos|total abonos|transferencia a favor|transferencia de|transferencia emitida|traspaso|adeudo recibo|pago con tarjeta en|comisión de mantenimiento|cajero|retirada de efectivo|ingreso en efectivo|nómina recibida|abono nómina|total debe|total haber|adeudo directo|disposición cajero|compra tarj|recibos domiciliados|total ingresos|total gastos',
        'n de cuenta|número de cuenta|entidad oficina|código cuenta|límite de crédito|fecha de corte|titular de la cuenta|intervinientes',
      ],
      weak: ['=movimientos|=concepto', 'transferencia|ingreso'],
      against: ['pendientes de pago|pendiente de pago|impagadas|impagada|reclamación', 'devengos|total devengado'],
    },
    'salary-statement': {
      titles: `nómina|recibo de salarios|recibo individual justificativo del pago de salarios|hoja de salario|recibo de nómina|recibo de salario|
      recibo individual de salarios|recibo individual|recibo de haberes|recibo de sueldo|recibo de sueldos|liquidación de sueldo|liquidación de haberes|
      boleta de pago|boleta de remuneraciones|hoja de nómina|recibo de pago de nómina|colilla de pago|comprobante de nómina|rol de pagos|
      recibo salarial|recibo oficial de salarios|finiquito|nómina mensual|liquidación de remuneraciones|desprendible de pago|volante de pago`,
      strong: [
        'total devengado|devengos|salario base|percepciones salariales|salario bruto|sueldo base|total devengos|plus convenio|plus transporte|complementos salariales|pagas extraordinarias|prorrata pagas|prorrata paga extra|horas extraordinarias|prorrata|paga extra|mejora voluntaria|haberes|sueldo bruto|percepciones|devengado',
        'líquido a percibir|líquido total a percibir|total a deducir|deducciones|total deducciones|neto a percibir|importe líquido|total líquido|sueldo líquido|neto a cobrar|total a percibir|neto percibido|total retenciones',
        'contingencias comunes|base de cotización|formación profesional|desempleo|aportación del trabajador|bccc|aportaciones del trabajador|aportación empresa|cotización adicional|base irpf|base sujeta a retención|tributación irpf|tipo irpf|retención irpf nómina|mecanismo de equidad|fogasa|accidentes de trabajo|base imponible irpf|base at y ep|seguridad social trabajador|isr|imss|infonavit',
        'antigüedad|grupo profesional|grupo de cotización|n afiliación|período de liquidación|grupo cotización|nº afiliación|afiliación s s|n afil|categoría profesional|código cuenta cotización|nº s s|periodo de liquidación|días cotizados|total días|puesto de trabajo|código de cuenta de cotización|nº matrícula|firma y sello de la empresa|grup cot',
      ],
    },
    contract: {
      titles: `contrato|contrato de arrendamiento|contrato de trabajo|contrato de prestación de servicios|contrato de servicios|contrato de alquiler|contrato de compraventa|acuerdo de confidencialidad|contrato de mantenimiento|contrato mercantil|anexo al contrato|
      contrato de arrendamiento de vivienda|contrato de arrendamiento de local|contrato de obra|contrato de ejecución de obra|contrato de suministro|
      contrato de agencia|contrato de distribución|contrato de préstamo|contrato de franquicia|contrato de colaboración|contrato de cesión|
      contrato de trabajo indefinido|contrato de trabajo temporal|contrato indefinido|contrato temporal|contrato privado|contrato de arras|arras|
      contrato de depósito|contrato marco|contrato de licencia|contrato de confidencialidad|contrato de renting|contrato de leasing|convenio|
      convenio de colaboración|convenio de prácticas|acuerdo|acuerdo marco|acuerdo de colaboración|acuerdo de nivel de servicio|
      acuerdo transaccional|novación|adenda|prórroga de contrato|anexo de contrato|carta de encargo|hoja de encargo|hoja de encargo profesional|reconocimiento de deuda|aval|póliza de préstamo|estatutos|condiciones generales de contratación|compromiso de confidencialidad|
      contrato de adhesión|subcontrato|contrato de subcontratación|contrato de transporte|pacto de socios|escritura`,
      strong: [
        'reunidos|exponen|manifiestan|de una parte|de otra parte|en adelante|intervienen|estipulaciones|cláusulas|comparecen|de una parte y|otorgan|la arrendadora|el arrendador|el arrendatario|la arrendataria|el prestador|el prestatario|las partes|el vendedor|el comprador|el contratista|se reconocen capacidad|capacidad legal|acuerdan|convienen|ambas partes|la propiedad',
        'preaviso|resolución del contrato|duración del contrato|objeto del contrato|en prueba de conformidad|firman el presente|jurisdicción|por duplicado|a un solo efecto|renuncia a su fuero|fuero|juzgados y tribunales|tácita reconducción|prorrogará|prórrogas|el presente contrato|del presente contrato|período de prueba|periodo de prueba|confidencialidad|obligaciones de las partes|obligaciones del|cláusula|primera objeto|estipulación|incumplimiento|fianza|rescisión',
      ],
      against: ['factura n|número de factura', 'atentamente|le saluda atentamente'],
    },
    'balance-sheet': {
      titles: `balance de situación|balance general|balance abreviado|balance de sumas y saldos|balance de situación abreviado|
      balance al cierre|balance de pymes|balance al|balance a|estado de situación financiera|estado de situación|balance consolidado|
      balance normal|cuentas anuales|cuentas anuales abreviadas|balance de comprobación|balance de situación pyme|balance intermedio`,
      strong: [
        'total activo|total patrimonio neto y pasivo|total pasivo|activo no corriente|activo corriente|inmovilizado|total activos|total pasivos|activo circulante|activo fijo|pasivo circulante|total pasivo y patrimonio|total patrimonio neto',
        'patrimonio neto|pasivo corriente|pasivo no corriente|fondos propios|deudores comerciales|acreedores comerciales|existencias|efectivo y otros activos|inmovilizado material|inmovilizado intangible|deudas a largo plazo|deudas a corto plazo|capital contable|proveedores|cuentas por pagar|cuentas por cobrar|tesorería|periodificaciones|inversiones financieras|reservas|efectivo y equivalentes',
        'ejercicio anterior|resultado del ejercicio|notas de la memoria|notas memoria|resultados de ejercicios anteriores|resultado del periodo|cierre del ejercicio',
      ],
    },
    'tax-assessment-note': {
      titles: `liquidación provisional|propuesta de liquidación|impuesto sobre bienes inmuebles|recibo del impuesto|notificación de liquidación|providencia de apremio|carta de pago|ibi|liquidación tributaria|impuesto sobre actividades económicas|
      impuesto de bienes inmuebles|impuesto bienes inmuebles|recibo ibi|ibi urbana|ibi rústica|recibo de ibi|impuesto sobre vehículos|
      impuesto sobre vehículos de tracción mecánica|impuesto de vehículos|ivtm|impuesto de circulación|iae|iivtnu|plusvalía|plusvalía municipal|
      impuesto sobre el incremento de valor|tasa de basuras|tasa de basura|tasa de residuos|tasa por recogida|tasa por recogida de basuras|
      tasa de recogida de basuras|tasa de vados|vado permanente|tasa por entrada de vehículos|tasa municipal|
      tasa por ocupación|contribución especial|contribuciones especiales|contribución territorial|predial|impuesto predial|
      liquidación definitiva|resolución con liquidación provisional|acuerdo de liquidación|liquidación de intereses de demora|
      notificación de resolución|comunicación de inicio|trámite de alegaciones|acuerdo de devolución|notificación de embargo|
      diligencia de embargo|notificación de providencia|notificación de apremio|recibo tributario|recibo de tributos|documento de ingreso|
      documento de cobro|abonaré|aviso de pago de tributos|impuesto sobre sucesiones|itp|liquidación del impuesto|sanción tributaria|
      acuerdo de imposición de sanción|denuncia de tráfico|boletín de denuncia|liquidación ibi|impuesto sobre construcciones|icio|canon de saneamiento|
      liquidación de tasas|autoliquidación de tasas`,
      vague: 'recibo|tasa|documento de pago|liquidación|notificación|impuesto|tributos|tributo|tasas',
      strong: [
        'agencia tributaria|agencia estatal de administración tributaria|recaudación|delegación de hacienda|recaudación municipal|servicio de recaudación|gestión tributaria|servicio de gestión tributaria|oficina de gestión tributaria|hacienda municipal|hacienda local|diputación|diputación provincial|organismo autónomo|organismo de gestión|dependencia regional|dependencia de gestión|aeat|hacienda foral|agència tributària|tributs|dirección general de tráfico|ayuntamiento|concejalía de hacienda|tesorería municipal|tesorería general|servicio de administración tributaria|recaudación ejecutiva|oficina de recaudación',
        'cuota íntegra|cuota líquida|cuota a ingresar|deuda tributaria|valor catastral|período voluntario|periodo voluntario|sujeto pasivo|ref catastral|referencia catastral|base liquidable|objeto tributario|hecho imponible|padrón|tipo de gravamen|cuota tributaria|total a ingresar|valor suelo|valor construcción|valor del suelo|obligado tributario|obligado al pago|ley general tributaria|cuota diferencial|importe de la deuda|clave de liquidación|n liquidación|nº liquidación|número de liquidación|cuota resultante|base imponible general|caballos fiscales|matrícula y potencia',
        'recurso de reposición|reclamación económico-administrativa|económico-administrativa|tribunal económico|recursos|medios de impugnación|interponer|podrá interponer|plazo de un mes|alegaciones|periodo ejecutivo|período ejecutivo|procedimiento de apremio|recargo de apremio|recargos|vía de apremio|exposición pública|suspensión de la ejecución|contra este acto|contra la presente',
        'emisora|emisora-sufijo|entidad emisora|entidades colaboradoras|entidad colaboradora|lugar de pago|lugares de pago|ejemplar para el contribuyente|ejemplar para el interesado|contribuyente|no domiciliado|plazo de ingreso|plazos de ingreso|plazo de pago|bonificación por domiciliación|nrc',
      ],
      against: [
        'n factura|número de factura|nº de factura|factura n',
        'facturas pendientes|factura impagada|facturas impagadas',
      ],
    },
    timesheet: {
      titles: `parte de trabajo|parte de horas|hoja de horas|registro de jornada|registro horario|hoja de tiempos|control horario|hoja de servicio|informe de horas|
      registro diario de jornada|registro de jornada laboral|registro de horas|hoja de registro de jornada|control de horas|control de presencia|
      control de asistencia|hoja de asistencia|registro de asistencia|lista de asistencia|parte diario|parte diario de trabajo|parte semanal|
      parte de asistencia|parte de obra|parte de intervención|parte de servicio|parte mensual|hoja de trabajo|relación de horas|
      resumen de horas|informe de actividad|informe mensual de horas|parte de administración|hoja de control horario|fichajes|fichaje|
      registro de fichajes|resumen mensual de jornada|parte de actividad|jornada laboral|hoja semanal|horas de trabajo|registro de tiempo`,
      strong: [
        'horas trabajadas|total horas|horas ordinarias|horas extra|horas extraordinarias|hora de entrada|hora de salida|h ordinarias|h extra|total semana|horas realizadas|hora inicio|hora fin|horas totales|horas efectivas|total jornada|horas complementarias|total mes|horas diarias|jornada ordinaria',
        'trabajador|firma del trabajador|firma del cliente|conforme cliente|empleado|firma trabajador|firma empresa|firma del responsable|visto bueno|vº bº|firma del empleado|operario|conforme el cliente|firma cliente|firma de la empresa',
        '=entrada|=salida|=pausa|=mañana|=tarde|descanso|=lunes|=martes|=miércoles|=jueves|=viernes|artículo 34 9|art 34 9',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'asunto|estimado|estimada|muy señores nuestros|estimados señores|muy señor mío|estimados clientes|estimado cliente|estimados|distinguido|distinguida|apreciado|apreciada|querido|querida|buenos días|muy señores míos|estimado vecino|estimados vecinos|estimadas familias',
        'atentamente|reciba un cordial saludo|un cordial saludo|saludos cordiales|quedamos a su disposición|le saluda atentamente|reciban un cordial saludo|cordialmente|saludos|un saludo|un abrazo|sin otro particular|muy atentamente',
      ],
      weak: [
        'por la presente|le informamos|les informamos|le comunicamos|les comunicamos|nos complace|me dirijo a|nos dirigimos a|en relación con|en respuesta a|le confirmamos|les confirmamos|lamentamos|acusamos recibo|tengo el gusto|me pongo en contacto|nos ponemos en contacto',
        'no dude en|no duden en|quedo a su disposición|quedamos a la espera|a la espera de|para cualquier aclaración|agradeciendo|agradecemos',
        's ref|n ref|su ref|nuestra ref|a la atención de|adjunto|adjuntamos|anexo',
      ],
      against: [
        'reclamación de pago|recordatorio de pago|impagada|impagadas|pendientes de pago|pendiente de pago|facturas vencidas|requerimiento de pago|burofax|no consta el pago',
        'base imponible|total factura|total a pagar|iva 21',
        'sujeto pasivo|recurso de reposición|estipulaciones',
      ],
    },
    quote: {
      titles: `presupuesto|oferta|cotización|presupuesto n|oferta comercial|propuesta|propuesta económica|propuesta comercial|oferta económica|
      estimación|valoración|proforma presupuesto|presupuesto de obra|presupuesto de reparación|oferta n|presupuesto estimativo`,
      strong: [
        'presupuesto n|nº presupuesto|n presupuesto|número de presupuesto|fecha de presupuesto|oferta n|n oferta|fecha de oferta|cotización n|presupuesto nº',
        'validez|validez de la oferta|validez del presupuesto|presupuesto válido|oferta válida|válido hasta|válida hasta|válido durante|aceptación del presupuesto|conforme el cliente|acepto el presupuesto|validez 30 días|firma de conformidad|conforme y aceptado',
        'plazo de entrega|plazo de ejecución|a la aceptación|a la firma|al inicio de la obra|50 a la aceptación|no incluye|no se incluye|según su solicitud|de acuerdo con su solicitud|nos es grato|le presentamos|les presentamos|tenemos el gusto de presupuestar',
      ],
      against: ['n factura|nº de factura|número de factura|fecha de factura|fecha factura'],
    },
    order: {
      titles: `pedido|orden de compra|confirmación de pedido|hoja de pedido|pedido de compra|pedido a proveedor|orden de trabajo|orden de reparación|orden de pedido|
      pedido de cliente|pedido n|nota de pedido|resumen del pedido|resguardo de depósito|orden de servicio`,
      strong: [
        'nº pedido|n pedido|número de pedido|pedido n|fecha de pedido|fecha pedido|nº de pedido|orden de compra n',
        'fecha de entrega|fecha prevista|entrega prevista|lugar de entrega|dirección de entrega|fecha de entrega prevista',
        'rogamos nos suministren|rogamos nos sirvan|sírvanse|gracias por su pedido|gracias por tu pedido|hemos recibido su pedido|confirmamos su pedido|total pedido|total del pedido',
      ],
      against: ['n factura|nº de factura|número de factura|fecha de factura|fecha factura'],
    },
    delivery: {
      titles: `albarán|albarán de entrega|nota de entrega|albarán n|guía de remisión|carta de porte|lista de embalaje|hoja de entrega|parte de entrega|remito|
      comprobante de entrega|albarán de salida|packing list|guía de despacho|albarán de devolución|hoja de ruta`,
      strong: [
        'albarán n|nº albarán|número de albarán|fecha albarán|fecha de albarán',
        'recibí conforme|recibido por|firma y sello del receptor|recibido conforme|conforme el receptor|firma del receptor|transportista|agencia de transporte',
        'bultos|n bultos|peso bruto|peso neto|palets|peso total|lugar de descarga|lugar de carga|cantidad servida|cantidad entregada',
      ],
      against: ['n factura|nº de factura|número de factura|fecha de factura|fecha factura', 'total factura|cuota iva'],
    },
    prices: {
      titles:
        'tarifas|lista de precios|catálogo|tarifa de precios|carta de vinos|inventario|nuestros precios|menú del día',
      strong: [
        'precios válidos|precios sin iva|precios iva incluido|precios sujetos a|tarifa vigente|iva no incluido en los precios|entrantes|primeros platos|segundos platos|postres|bebidas',
      ],
    },
    securities: {
      titles:
        'compra de valores|venta de valores|liquidación de operación|operación de valores|suscripción de fondos|reembolso de fondos|compra de acciones|venta de acciones|pago de dividendos|confirmación de operación|abono de dividendo|liquidación de compra|liquidación de venta|información fiscal de valores|cobro de dividendo',
      strong: [
        'código isin|títulos|n títulos|nº de títulos|efectivo bruto|corretaje|canon de bolsa|mercado de ejecución|fecha de ejecución|valor nominal|dividendo|acciones|participaciones|fondo de inversión|cuenta de valores|importe efectivo|valor liquidativo|nominal',
      ],
    },
    insurance: {
      titles:
        'póliza|póliza de seguro|condiciones particulares|certificado de seguro|suplemento de póliza|solicitud de seguro|parte de siniestro|declaración amistosa de accidente|parte de accidente|carta verde|certificado de cobertura|parte amistoso',
      strong: [
        'tomador|tomador del seguro|asegurado|el asegurado|n póliza|nº póliza|número de póliza|póliza n|aseguradora|mediador',
        'coberturas|capital asegurado|franquicia|suma asegurada|prima neta|prima total|garantías|efecto del seguro|vencimiento de la póliza|responsabilidad civil|siniestro|riesgo asegurado|consorcio de compensación',
      ],
    },
    certificate: {
      titles: `certificado|certificado de|diploma|declaración jurada|declaración responsable|certificado de empresa|vida laboral|informe de vida laboral|
      certificado de empadronamiento|volante de empadronamiento|certificado de asistencia|certificado de aprovechamiento|certificado de titularidad|
      certificado de estar al corriente|nota simple|nota simple informativa|poder notarial|mandato sepa|orden de domiciliación|
      orden de domiciliación de adeudo directo|certificado médico|parte de baja|parte de alta|certificado de nacimiento|certificado energético|
      certificado de eficiencia energética|boletín de notas|constancia|constancia de|declaración de conformidad|certificado de retenciones|acreditación|justificante de asistencia|testamento`,
      strong: [
        'certifica|certifica que|certifico|certifico que|hace constar|hago constar|se hace constar|y para que conste|para que conste|expido|se expide|expide el presente|a petición del interesado|declara que|declaro que|declaro bajo|bajo su responsabilidad|bajo mi responsabilidad|d d ª',
        'autorizo a|autoriza a|apoderado|referencia de la orden de domiciliación|identificador del acreedor|ha asistido|ha superado|ha realizado el curso|con aprovechamiento|a quien corresponda|nacido en',
      ],
    },
    yearly: {
      titles:
        'certificado de donación|certificado de donaciones|declaración de la renta|modelo 100|modelo 303|modelo 390|modelo 130|modelo 190|modelo 145|borrador de la renta|datos fiscales|certificado de ingresos y retenciones|recibo de donativo|certificado de donativos',
      strong: [
        'donativo|donante|donación|ley 49 2002|entidad beneficiaria|declarante|casilla|casillas|autoliquidación|resultado a ingresar|resultado a devolver|presentación de declaraciones|retenciones e ingresos a cuenta',
      ],
    },
    minutes: {
      titles:
        'acta|acta de reunión|acta de la junta|acta de junta|orden del día|acta de la reunión|acta de junta general ordinaria|acta de sesión',
      vague: 'convocatoria|convocatoria de junta|convocatoria a junta general',
      strong: [
        'orden del día|asistentes|asisten|ausentes|el secretario|el presidente|se levanta la sesión|por unanimidad|se aprueba|se acuerda|ruegos y preguntas|primera convocatoria|segunda convocatoria|quórum',
      ],
    },
    report: {
      titles:
        'informe|informe de|informe pericial|informe médico|informe técnico|acta de entrega|acta de recepción|informe de alta|receta|receta médica|informe de inspección|inspección técnica|certificado de instalación|análisis clínicos|dictamen|tasación|informe de tasación',
      strong: [
        'estado de la vivienda|entrega de llaves|llaves entregadas|lecturas de contadores|buen estado|diagnóstico|posología|comprimidos|valores de referencia|resultado favorable|conclusiones del informe|exploración|antecedentes',
      ],
    },
    booking: {
      titles:
        'confirmación de reserva|su reserva|tu reserva|billete|billete electrónico|tarjeta de embarque|tarjeta regalo|cita previa|confirmación de cita|localizador|itinerario de viaje|bono de hotel|confirmación de inscripción|justificante de cita',
      strong: [
        'número de reserva|nº de reserva|localizador|código de reserva|reserva n|n reserva|nº reserva',
        'pasajero|pasajeros|fecha de entrada|fecha de salida|=vuelo|asiento|viajero|viajeros|huéspedes|cancelación gratuita|condiciones de cancelación|política de cancelación|le esperamos|buen viaje|feliz estancia',
      ],
      against: ['n factura|nº de factura|número de factura'],
    },
    form: {
      titles:
        'formulario|solicitud|solicitud de|impreso|hoja de inscripción|ficha de inscripción|boletín de inscripción|cuestionario|encuesta|formulario de desistimiento|solicitud de vacaciones|hoja de reclamaciones|ficha de cliente|ficha de socio|formulario de solicitud|hoja de gastos|liquidación de gastos de viaje',
      strong: [
        'en mayúsculas|marque con una x|marque con|rellenar|rellene|a rellenar por|cumplimentar|espacio reservado|a cumplimentar',
        'fecha de nacimiento|lugar de nacimiento|=apellidos|=nombre',
      ],
    },
  },
}
