{{/* What a process is told. Secrets come by reference, and only those that it has a use for: it refuses to start with others. */}}
{{- define "kloak.environment" -}}
{{- $values := .root.Values -}}
{{- $embedded := eq $values.platform "embedded" -}}
- { name: PORT, value: '8080' }
- { name: HOST, value: 0.0.0.0 }
- { name: KLOAK_URL, value: {{ $values.url | quote }} }
{{- with $values.contactEmail }}
{{- if and (hasSuffix "@example.org" .) (not (contains "example.org" $values.url)) }}
{{- fail "contactEmail is still that of the example: the legal pages name it, so set it to an address of yours." }}
{{- end }}
- { name: KLOAK_CONTACT_EMAIL, value: {{ . | quote }} }
{{- end }}
- { name: KLOAK_TRUSTED_PROXIES, value: {{ ternary "1" "0" $values.ingress.enabled | quote }} }
{{- if $values.metrics.enabled }}
- { name: KLOAK_METRICS_LISTEN, value: '0.0.0.0:{{ $values.metrics.port }}' }
{{- end }}
{{- with $values.traces.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
{{- end }}
{{- if $embedded }}
- { name: KLOAK_DATA, value: /data }
{{- else }}
- { name: KLOAK_KAFKA_BROKERS, value: {{ $values.servers.kafkaBrokers | quote }} }
{{- if ne .facts.bytes "none" }}
- { name: KLOAK_S3_ENDPOINT, value: {{ $values.servers.s3Endpoint | quote }} }
{{- end }}
{{- if $values.rpc.tls.enabled }}
- { name: KLOAK_RPC_TLS_CA, value: /etc/kloak/tls/ca.crt }
- { name: KLOAK_RPC_TLS_CERT, value: /etc/kloak/tls/tls.crt }
- { name: KLOAK_RPC_TLS_KEY, value: /etc/kloak/tls/tls.key }
{{- else if $values.rpc.plaintext }}
- { name: KLOAK_RPC_PLAINTEXT, value: 'on' }
{{- end }}
{{- if ne .name "gateway" }}
- { name: KLOAK_GATEWAY_URL, value: http://gateway }
{{- end }}
{{- end }}
{{- range $name, $value := merge (dict) (.values.settings | default dict) $values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- $servers := .values.serversSecret | default $values.secrets.servers }}
{{ include "kloak.secretVariable" (dict "name" "SMTP_URL" "secret" $servers) }}
{{- if not $embedded }}
{{- range $name := list "KLOAK_MONGO_URL" "KLOAK_REDIS_URL" }}
{{ include "kloak.secretVariable" (dict "name" $name "secret" $servers) }}
{{- end }}
{{- range $name := list "KLOAK_KAFKA_USER" "KLOAK_KAFKA_PASSWORD" }}
{{ include "kloak.secretVariable" (dict "name" $name "secret" $servers "optional" true) }}
{{- end }}
{{- range $name := list "KLOAK_RPC_KEY" "KLOAK_RPC_PUBLIC_KEYS" }}
{{ include "kloak.secretVariable" (dict "name" $name "secret" (printf "%s%s" $values.secrets.keysPrefix $.name)) }}
{{- end }}
{{- if ne .facts.bytes "none" }}
{{- range $name := list "KLOAK_S3_ACCESS_KEY" "KLOAK_S3_SECRET_KEY" }}
{{ include "kloak.secretVariable" (dict "name" $name "secret" $values.secrets.storage) }}
{{- end }}
{{- end }}
{{- end }}
{{- if eq .facts.bytes "content" }}
{{ include "kloak.secretVariable" (dict "name" "KLOAK_MASTER_KEY" "secret" $values.secrets.masterKey) }}
{{- end }}
{{- if and $values.secrets.payments $values.stripePublishableKey (or .facts.pays (eq .name "gateway")) }}
- { name: STRIPE_PUBLISHABLE_KEY, value: {{ $values.stripePublishableKey | quote }} }
{{- end }}
{{- if and .facts.pays $values.secrets.payments }}
{{- range $name := list "STRIPE_SECRET_KEY" "STRIPE_WEBHOOK_SECRET" }}
{{ include "kloak.secretVariable" (dict "name" $name "secret" $values.secrets.payments) }}
{{- end }}
{{- end }}
{{- end }}
