{{- define "kloak.labels" -}}
app.kubernetes.io/name: kloak
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .name }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{- define "kloak.commonLabels" -}}
{{ include "kloak.labels" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{/* The processes, by name: what each calls and has in hand, with its values. */}}
{{- define "kloak.processes" -}}
{{- if eq .Values.platform "embedded" -}}
{{- $facts := dict "calls" list "calledBy" list "bytes" "content" "mails" true "pays" true "pushes" true -}}
{{- dict "vault" (dict "facts" $facts "values" (merge (dict "replicas" 1) .Values.embedded)) | toJson -}}
{{- else -}}
{{- $processes := dict -}}
{{- range $name, $facts := .Files.Get "files/processes.json" | fromJson -}}
{{- $values := mergeOverwrite (deepCopy $.Values.serviceDefaults) (get $.Values.services $name | default dict) -}}
{{- $_ := set $processes $name (dict "facts" $facts "values" $values) -}}
{{- end -}}
{{- range $name, $_ := .Values.services -}}
{{- if not (hasKey $processes $name) -}}{{- fail (printf "services.%s is no process" $name) -}}{{- end -}}
{{- end -}}
{{- $processes | toJson -}}
{{- end -}}
{{- end }}

{{- define "kloak.image" -}}
{{- $image := .Values.image -}}
{{- if $image.digest -}}{{ $image.repository }}@{{ $image.digest }}{{- else -}}{{ $image.repository }}:{{ $image.tag | default .Chart.AppVersion }}{{- end -}}
{{- end }}

{{- define "kloak.isDoor" -}}
{{- if has . (list "gateway" "vault") -}}yes{{- end -}}
{{- end }}

{{- define "kloak.scales" -}}
{{- with .autoscaling -}}{{- if .enabled -}}yes{{- end -}}{{- end -}}
{{- end }}

{{/* One variable from a Secret. */}}
{{- define "kloak.secretVariable" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .secret | quote }}, key: {{ .name }}{{ if .optional }}, optional: true{{ end }} } }
{{- end }}
