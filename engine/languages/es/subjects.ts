import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      'vehiculo|inmueble|finca|vivienda|local|producto|marca (?:y|e) modelo|maquina(?:ria)?|bien(?: arrendado| vendido)?|equipo|objeto de la (?:venta|compraventa)',
    work: 'asunto|objeto(?: del (?:contrato|encargo)| de los servicios)?|servicios?(?: contratados?)?|encargo|proyecto|obra|prestacion|finalidad(?: del prestamo)?',
    post: 'puesto(?: de trabajo)?|categoria(?: profesional)?|cargo|funciones|ocupacion',
  },
  headings: '(?:[a-z]+ )?objeto(?: del contrato| del arrendamiento)?|(?:[a-z]+ )?encargo|(?:[a-z]+ )?servicios',
  papers: String.raw`(?:contrato|acuerdo|convenio|pacto|carta\sde\sencargo|pliego)`,
  about: String.raw`sobre|relativo\sa(?:l|\sla)?`,
  opening: String.raw`para`,
  deeds: String.raw`(?:suministro|mantenimiento|gestión|elaboración|construcción|diseño|desarrollo|limpieza|organización|venta|arrendamiento|transporte|instalación|reforma|redacción|traducción|adquisición)\s(?:de|del|y)(?:\s|(?<=['’]))`,
  named: String.raw`[Pp]royecto\s[“«"][^“”«»"]{2,40}[”»"]|[Ee]xtinción\sde\sla\srelación\slaboral`,
  clauses: {
    thing: [
      String.raw`(?:cede|da|ceden|dan)\sen\s(?:arrendamiento|alquiler)\s~`,
      String.raw`se\s(?:arrienda|alquila)\s`,
      String.raw`(?:arrendador|vendedor|propietari[oa])a?\s(?:arrienda|alquila|vende|cede)\s~`,
      String.raw`(?:propietari[oa]s?|dueñ[oa]s?|titular(?:es)?)\s(?:(?:en\spleno\sdominio|por\smitades|en\sproindiviso)\s)?de(?:l(?=\s)|\s)`,
    ],
    work: [
      String.raw`tiene\s(?:por|como)\sobjeto\s`,
      String.raw`(?:encarga|encomienda|confía|contrata)\s~(?:de\sforma\s\p{L}+,\s)?`,
      String.raw`(?:prestador|prestadora|proveedor|proveedora|contratista|consultor|consultora|agente|empresa)\s(?:asume|asegura|presta(?:rá)?|suministra(?:rá)?|realiza(?:rá)?|ejecuta(?:rá)?)\s~`,
      String.raw`se\s(?:obliga|compromete)\sa\s(?:prestar|realizar|ejecutar|suministrar)\s~`,
      String.raw`(?:préstamo|importe|financiación)\s(?:se\sdestina(?:rá)?|está\sdestinado)\sa(?:l(?=\s)|\s)`,
      String.raw`financiar\s(?:la\s|el\s)?`,
      String.raw`(?:una?|la|del?)\s(?=(?:posible|eventual|potencial)\s\p{L}+)`,
    ],
    post: [
      String.raw`(?:contratad[oa]|(?:prestará|presta)\ssus\sservicios|trabajador[a]?)\s(?:[^.;]{0,30}\s)?como\s`,
      String.raw`(?:categoría\s(?:profesional\s)?|puesto(?:\sde\strabajo)?\s|funciones\s)de\s`,
    ],
  },
  to: String.raw`(?:al|a\sla|a\slos|a)`,
  articles: String.raw`(?:el|la|los|las|una?|unos|unas)\s`,
  ends: {
    any: String.raw`entre|y\s(?:será|se)|según|conform\p{L}*|en\slos\stérminos|que|descrit\p{L}*|de\sacuerdo|así\scomo|con\sarreglo`,
    thing: String.raw`compuest\p{L}*|para\s(?:la|el|uso|su)|destinad\p{L}*|con\s(?:una?|todos|referencia|sus)|inscrit\p{L}*|libre`,
    work: String.raw`del\s(?:hotel|cliente|edificio|centro)|de\sla\s(?:empresa|urbanización|clienta)|de\slas\s(?:marcas|instalaciones)|a\sfavor|por\scuenta|en\s(?:el|la)\s(?:hotel|domicilio|centro)|instalad\p{L}*`,
    post: String.raw`con|en|del\s(?:grupo|convenio)|para|y\s(?:será|tendrá)|grupo|nivel|incluid\p{L}*`,
  },
  places: String.raw`piso|planta|bajo|puerta|esc\.|c\/|nave|polígono|parcela|de\s(?=\p{L}+$)`,
  asides: String.raw`con(?!\p{L})|de\s\d|de\sunos|referencia|matrícula|bastidor|inscrit|compuest|año(?!\p{L})|n\.?º\sde\sserie`,
  unnamed: String.raw`y|o|condiciones|términos|don|doña|d\.|a|al|en|por|para|con|su|sus|lo|se|regular|establecer|definir|quien|ambas|todo|toda|presente|siguient\p{L}*|los\sservicios\s(?:descritos|siguientes)|servicios\s(?:a|en)`,
}
